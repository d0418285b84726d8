// A sheet over the page: from below on a phone, centred on a desktop. Escape, the button or a tap outside closes it.

import type { ComponentChildren, VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from './Icon.tsx';
import { text } from './text/index.ts';

export const Sheet = ({
  title,
  onClose,
  children,
  tall = false,
  wide = false,
}: {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  readonly tall?: boolean;
  readonly wide?: boolean;
}): VNode => {
  const dialog = useRef<HTMLDialogElement>(null);
  // At once, before anything is painted: a key pressed now belongs to the sheet.
  useLayoutEffect(() => {
    const { current } = dialog;
    const before = document.activeElement;
    current?.showModal();
    // Not closed by hand: taking it out of the page is enough, and no late event of its closing reaches the next sheet. As long as it is there,
    // nothing else can have the focus.
    return () => {
      current?.remove();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class={`sheet${tall ? ' tall' : ''}${wide ? ' wide' : ''}`}
      aria-label={title}
      onClose={onClose}
      onKeyDown={(event) => {
        // Here and not by the browser's own cancel, which may come late or not at all.
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <header>
        <h2 class="grow">{title}</h2>
        <button type="button" class="btn icon quiet" aria-label={text.value.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div class="body">{children}</div>
    </dialog>
  );
};
