// A small position beside a clause: every move that is tried gets the verdict of the rules themselves.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { matchOf, type Example } from '../../kernel/guide.ts';
import type { NotTaken } from '../../kernel/match.ts';
import type { GameModule, Scene, Who, Words } from '../../kernel/presentation.ts';
import { CardFace, classes, LyingCard, RichText } from '../CardView.tsx';
import { follow, rulesPath } from '../router.ts';
import { text } from '../text/index.ts';
import { learnText } from '../learn/text/index.ts';

const who: Who = Object.assign((seat: number): string => (seat === 0 ? text.value.you : ''), { you: 0 });

/** The card of the hand that a try is about, where touching it says it all. */
const touched = ({ presentation }: GameModule, action: string): string | undefined => {
  const target = presentation.touchTarget(action);
  return target?.zone === 'hand' &&
    presentation.tryTouch('hand', target.card) === action &&
    presentation.openTable === undefined
    ? target.card
    : undefined;
};

const Zones = ({
  example,
  scene,
  words,
}: {
  readonly example: Example;
  readonly scene: Scene;
  readonly words: Words;
}): VNode => (
  <div class="laid">
    {example.shows.flatMap((id) => {
      const zone = scene.zones.find((each) => each.id === id);
      const cards = zone?.cards.filter((card) => card !== null) ?? [];
      if (zone === undefined || cards.length === 0) return [];
      return (
        <figure key={id}>
          <div class="cards">
            {cards.map((card) => (
              <LyingCard key={card.id} id={card.id} compact class={classes('m', card.mark === 'win' && 'win')} />
            ))}
          </div>
          {example.shows.length > 1 ? <figcaption class="small">{words.zone(zone, who)}</figcaption> : null}
        </figure>
      );
    })}
  </div>
);

const Verdict = ({
  game,
  verdict,
  words,
}: {
  readonly game: string;
  readonly verdict: NotTaken | undefined;
  readonly words: Words;
}): VNode => {
  if (verdict?.kind !== 'refused') return <b class="yes">{learnText.value.yes}</b>;
  const { refusal } = verdict;
  const said = words.refusal(refusal);
  return (
    <>
      <b class="no">{said.title}.</b> <RichText text={said.text} />{' '}
      <a class="small" href={rulesPath(game, refusal.clause)} onClick={follow}>
        {refusal.clause}
      </a>
    </>
  );
};

interface Props {
  readonly module: GameModule;
  readonly example: Example;
  readonly words: Words;
  readonly caption: string;
}

export const TryIt = ({ module, example, words, caption }: Props): VNode | null => {
  const opened = useMemo(() => matchOf(module.game, example.start), [example]);
  const tried = useSignal<string | undefined>(undefined);
  if (!opened.ok) return null;
  const { match } = opened.value;
  const view = match.view(0);
  const scene = module.presentation.scene(view);
  const facts = scene.facts.filter(({ key }) => example.facts?.includes(key));
  const verdict = tried.value === undefined ? undefined : match.refuse(0, tried.value);
  const lookOf = (action: string): string => (tried.value !== action ? '' : verdict === undefined ? 'legal' : 'tried');
  return (
    <section class="try" aria-label={`${learnText.value.tryIt} ${caption}`} data-testid={`try-${example.id}`}>
      <div class="lab">
        <span class="pill">{learnText.value.tryIt}</span>
        {facts.map((fact) => (
          <span key={fact.key} class="pill soft">
            {words.fact(fact, who)}
          </span>
        ))}
      </div>
      <p>{caption}</p>
      <Zones example={example} scene={scene} words={words} />
      <div class="tries">
        {example.tries.map((action) => {
          const card = touched(module, action);
          const press = (): void => void (tried.value = action);
          return card === undefined ? (
            <button
              key={action}
              type="button"
              class={classes('btn', lookOf(action))}
              data-try={action}
              aria-pressed={tried.value === action}
              onClick={press}
            >
              <span>
                <RichText text={words.action(action, view)} />
              </span>
            </button>
          ) : (
            <button
              key={action}
              type="button"
              class={classes('card m', lookOf(action))}
              aria-label={words.card(card)}
              aria-pressed={tried.value === action}
              data-try={action}
              onClick={press}
            >
              <CardFace id={card} compact />
            </button>
          );
        })}
      </div>
      <p class="ruling" role="status">
        {tried.value === undefined ? null : <Verdict game={module.game.id} verdict={verdict} words={words} />}
      </p>
    </section>
  );
};
