// The settings, loaded when they are first opened; and the button that opens them where there is no table.

import { signal, useSignal } from '@preact/signals';
import type { ComponentType, VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../Icon.tsx';
import { Sheet } from '../Sheet.tsx';
import { text } from '../text/index.ts';

const loaded = signal<ComponentType | 'missing' | undefined>(undefined);

/** What stands in the sheet: the settings, or why they are not there. */
export const LazySettings = (): VNode => {
  useEffect(() => {
    import('./Settings.tsx').then(
      ({ Settings }) => (loaded.value = Settings),
      () => (loaded.value ??= 'missing'),
    );
  }, []);
  const { value: Settings } = loaded;
  if (Settings === undefined || Settings === 'missing')
    return <p>{Settings === undefined ? text.value.loading : text.value.unreachable}</p>;
  return <Settings />;
};

export const SettingsButton = (): VNode => {
  const isOpen = useSignal(false);
  return (
    <>
      <button
        type="button"
        class="btn icon quiet"
        aria-label={text.value.settings}
        data-testid="settings"
        onClick={() => (isOpen.value = true)}
      >
        <Icon name="settings" />
      </button>
      {isOpen.value ? (
        <Sheet title={text.value.settings} onClose={() => (isOpen.value = false)}>
          <LazySettings />
        </Sheet>
      ) : null}
    </>
  );
};
