// Custom cards: a set as text, its faults beside the lines they are in, and its cards drawn as they are written.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { CheckSet, SetCheck, SetFault } from '../../kernel/deck-builder.ts';
import { MAX_SET } from '../../protocol/limits.ts';
import { CardArtContext, classes, LyingCard } from '../CardView.tsx';
import { InsteadOfPart, useLoaded } from '../loading.tsx';
import { decksPath, go } from '../router.ts';
import { SetFileButton } from '../SetFileButton.tsx';
import { fill, format, language, text } from '../text/index.ts';
import { artOf } from './art.ts';
import { useBuilder } from './context.ts';
import { dropSet, keepSet, keptSets } from './kept.ts';
import { decksText } from './text/index.ts';

/** Checked so long after the last letter. */
const PAUSE = 200;
/** So many cards are drawn at first. */
const DRAWN = 60;

/** Where a line begins and ends in a text; lines count from 1. */
const spanOf = (written: string, line: number): readonly [number, number] => {
  const lines = written.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  return [start, start + (lines[line - 1]?.length ?? 0)];
};

const lineHeight = (area: HTMLTextAreaElement): number => Number.parseFloat(getComputedStyle(area).lineHeight) || 20;

/** The text with the numbers of its lines, those with a fault marked. */
const Editor = (props: {
  readonly written: string;
  readonly faults: readonly SetFault[];
  readonly onWrite: (written: string) => void;
}): VNode => {
  const { written, faults, onWrite } = props;
  const t = decksText.value;
  const area = useRef<HTMLTextAreaElement>(null);
  const gutter = useRef<HTMLDivElement>(null);
  const marked = new Set(faults.map(({ line }) => line));
  const count = written.split('\n').length;
  const goTo = ({ line, column }: SetFault): void => {
    const { current } = area;
    if (current === null || line === 0) return;
    const [start, end] = spanOf(written, line);
    current.focus();
    current.setSelectionRange(Math.min(start + column - 1, end), end);
    current.scrollTop = Math.max(0, (line - 3) * lineHeight(current));
  };
  return (
    <div class="set-editor">
      <div class="written">
        <div class="gutter num" aria-hidden="true" ref={gutter}>
          {Array.from({ length: Math.min(count, 9999) }, (_, i) => (
            <span key={i} class={classes(marked.has(i + 1) && 'faulty')}>
              {i + 1}
            </span>
          ))}
        </div>
        <textarea
          ref={area}
          class="field"
          spellcheck={false}
          autocapitalize="off"
          wrap="off"
          aria-label={t.setText}
          aria-describedby="set-faults"
          data-testid="set-text"
          value={written}
          onInput={(event) => onWrite(event.currentTarget.value)}
          onScroll={(event) => {
            if (gutter.current !== null) gutter.current.scrollTop = event.currentTarget.scrollTop;
          }}
        />
      </div>
      <div class="set-faults" id="set-faults" role="status" data-testid="set-faults">
        {faults.length === 0 ? null : <p class="bad">{fill(t.faults, { n: faults.length })}</p>}
        <ul>
          {faults.map((fault) => (
            <li key={`${fault.line}:${fault.column}:${fault.text}`}>
              {fault.line === 0 ? (
                fault.text
              ) : (
                <button type="button" class="linkish" data-line={fault.line} onClick={() => goTo(fault)}>
                  {fill(text.value.lineSays, { line: fault.line, message: fault.text })}
                </button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};

const Drawn = ({ check }: { readonly check: SetCheck }): VNode => {
  const { module } = useBuilder();
  const t = decksText.value;
  const shown = useSignal(DRAWN);
  const byId = new Map(check.cards.map((sheet) => [sheet.id, sheet]));
  return (
    <CardArtContext.Provider value={artOf(module, (id) => byId.get(id))}>
      <h2>{fill(t.cardsDrawn, { n: check.cards.length })}</h2>
      <ul class="drawn" data-testid="drawn">
        {check.cards.slice(0, shown.value).map(({ id }) => (
          <li key={id}>
            <LyingCard id={id} />
          </li>
        ))}
      </ul>
      {check.cards.length <= shown.value ? null : (
        <button type="button" class="btn" onClick={() => (shown.value += DRAWN)}>
          {t.more}
        </button>
      )}
    </CardArtContext.Provider>
  );
};

const Writing = ({ checkSet }: { readonly checkSet: CheckSet }): VNode => {
  const model = useBuilder();
  const t = decksText.value;
  const written = useSignal(model.set.value?.text ?? '');
  const checked = useSignal(written.value);
  const trouble = useSignal('');
  const sets = useSignal(keptSets(model.game));
  useEffect(() => {
    const timer = setTimeout(() => (checked.value = written.value), PAUSE);
    return () => clearTimeout(timer);
  }, [written.value]);
  const reader = { language: language.value, format: format.value };
  const isEmpty = checked.value.trim() === '';
  const isLong = checked.value.length > MAX_SET;
  const check = isEmpty || isLong ? undefined : checkSet(checked.value, reader);
  const load = async (file: File): Promise<void> => {
    // Nothing is gained by reading what is far too long for any table.
    if (file.size > MAX_SET * 4) {
      trouble.value = fill(text.value.tooLong, { most: MAX_SET });
      return;
    }
    trouble.value = '';
    // Lines end here as they do in a text field, where faults are counted from.
    written.value = (await file.text()).replaceAll(/\r\n?/gu, '\n');
    checked.value = written.value;
  };
  const use = (): void => {
    if (check === undefined || !check.ok) return;
    const set = { hash: check.hash, name: check.name, text: checked.value };
    const not = keepSet(model.game, set);
    if (not !== undefined) {
      trouble.value = t.notKept[not];
      return;
    }
    model.begin(fill(t.deckOf, { set: check.name }), {}, set);
    go(decksPath(model.game));
  };
  const begin = (): void => {
    written.value =
      model.module.deckTools?.show(undefined, { language: language.value, form: 'text' }).lines.join('\n') ?? '';
    checked.value = written.value;
  };
  return (
    <>
      <h1>{t.ownCards}</h1>
      <p>{t.setHelp}</p>
      {trouble.value === '' ? null : (
        <p class="alert" role="alert">
          {trouble.value}
        </p>
      )}
      <div class="sheet-acts">
        <SetFileButton onFile={(file) => void load(file)} />
        <button type="button" class="btn" data-testid="begin-set" onClick={begin}>
          {t.beginSet}
        </button>
        {model.set.value === undefined ? null : (
          <button type="button" class="btn" onClick={() => model.begin(t.newDeck, {}, null)}>
            {t.backToGame}
          </button>
        )}
      </div>
      {sets.value.length === 0 ? null : (
        <>
          <h2>{t.mySets}</h2>
          <ul class="list kept" data-testid="kept-sets">
            {sets.value.map((set) => (
              <li key={set.hash}>
                <button
                  type="button"
                  class="row-name grow"
                  onClick={() => {
                    written.value = set.text;
                    checked.value = set.text;
                  }}
                >
                  <b>{set.name}</b>
                </button>
                <button
                  type="button"
                  class="btn quiet"
                  aria-label={fill(t.deleteNamed, { name: set.name })}
                  onClick={() => {
                    dropSet(model.game, set.hash);
                    sets.value = keptSets(model.game);
                  }}
                >
                  {t.delete}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <Editor
        written={written.value}
        faults={
          isLong ? [{ line: 0, column: 0, text: fill(text.value.tooLong, { most: MAX_SET }) }] : (check?.faults ?? [])
        }
        onWrite={(next) => (written.value = next)}
      />
      {check === undefined ? null : (
        <>
          {check.remarks.length === 0 ? null : (
            <ul class="remarks" data-testid="remarks">
              {check.remarks.slice(0, 30).map((remark) => (
                <li key={remark.text} class={classes(remark.grave && 'bad')}>
                  {remark.text}
                </li>
              ))}
            </ul>
          )}
          <button type="button" class="btn primary" data-testid="use-set" disabled={!check.ok} onClick={use}>
            {t.useSet}
          </button>
          <Drawn check={check} />
        </>
      )}
    </>
  );
};

/** What checks sets comes when somebody wants to write one. */
export const SetPage = (): VNode => {
  const { game, builder } = useBuilder();
  const loaded = useLoaded(async () => ({ checkSet: await builder.loadCheckSet() }), game);
  return typeof loaded === 'object' ? <Writing {...loaded} /> : <InsteadOfPart why={loaded} />;
};
