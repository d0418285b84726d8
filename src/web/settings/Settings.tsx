// The settings themselves, for a sheet: every change is seen at once on what lies behind it.

import type { VNode } from 'preact';
import { LanguageSwitch } from '../LanguageSwitch.tsx';
import { Segments } from '../Segments.tsx';
import { fill, text } from '../text/index.ts';
import { CARD_SIZES, change, MOTIONS, settings, THEMES, type Settings as Set } from './settings.ts';
import './settings.css';

type Texts = typeof text.value.set;
type Switches = { readonly [Name in keyof Set]: Set[Name] extends boolean ? Name : never }[keyof Set];

const Switch = ({ of }: { readonly of: Switches }): VNode => {
  const t: Partial<Record<string, Texts[keyof Texts]>> = text.value.set;
  const help = t[`${of}Help`];
  return (
    <label class="setting">
      <span class="grow">
        {t[of]}
        {help === undefined ? null : <small class="small muted">{help}</small>}
      </span>
      <input
        type="checkbox"
        role="switch"
        class="switch"
        checked={settings.value[of]}
        data-testid={`set-${of}`}
        onChange={(event) => change({ [of]: event.currentTarget.checked })}
      />
    </label>
  );
};

interface SliderProps {
  readonly of: 'volume' | 'cardSize';
  readonly least: number;
  readonly most: number;
  readonly step: number;
  readonly disabled?: boolean;
}

const Slider = ({ of, least, most, step, disabled = false }: SliderProps): VNode => {
  const { [of]: value } = settings.value;
  const said = fill(text.value.percent, { n: value });
  return (
    <label class="setting">
      <span class="grow">{text.value.set[of]}</span>
      <input
        type="range"
        min={least}
        max={most}
        step={step}
        value={value}
        disabled={disabled}
        aria-valuetext={said}
        data-testid={`set-${of}`}
        onInput={(event) => change({ [of]: event.currentTarget.valueAsNumber })}
      />
      <output class="num small">{said}</output>
    </label>
  );
};

const Choose = <Value extends string>({
  of,
  values,
  names,
}: {
  readonly of: 'motion' | 'theme';
  readonly values: readonly Value[];
  readonly names: { readonly [name in Value]: string };
}): VNode => (
  <div class="setting stacked">
    <span>{text.value.set[of]}</span>
    <Segments
      id={`set-${of}`}
      label={text.value.set[of]}
      values={values}
      value={settings.value[of] as Value}
      nameOf={(value) => names[value]}
      onChoose={(value) => change({ [of]: value })}
    />
  </div>
);

const canVibrate = (): boolean => 'vibrate' in navigator;

export const Settings = (): VNode => (
  <div class="settings">
    <Choose of="theme" values={['auto', ...THEMES] as const} names={text.value.themes} />
    <Choose of="motion" values={['auto', ...MOTIONS] as const} names={text.value.motions} />
    <Slider of="cardSize" {...CARD_SIZES} />
    <Switch of="sound" />
    <Slider of="volume" least={0} most={100} step={10} disabled={!settings.value.sound} />
    {canVibrate() ? <Switch of="haptics" /> : null}
    <Switch of="showLegal" />
    <Switch of="confirmMoves" />
    <Switch of="autoPlay" />
    <Switch of="largeFaces" />
    <Switch of="fourColours" />
    <Switch of="leftHanded" />
    <div class="setting">
      <span class="grow">{text.value.switchLanguage}</span>
      <LanguageSwitch narrow />
    </div>
  </div>
);
