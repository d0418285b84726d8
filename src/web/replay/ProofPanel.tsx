// The proof of a replay: verified in this browser, with what was compared, or the first step that differs.

import type { VNode } from 'preact';
import type { Proof } from '../../bots/proof.ts';
import { Icon } from '../Icon.tsx';
import { fill } from '../text/index.ts';
import { useTable } from '../table/model/context.ts';
import type { Player } from './player.ts';
import type { Prover } from './proving.ts';
import { ReplayIcon } from './ReplayIcon.tsx';
import { replayText } from './text/index.ts';

type Proven = Extract<Proof, { readonly ok: true }>;

/** The commitment of the deal that is shown. */
const commitmentAt = (player: Player): string | undefined =>
  player.outline.value?.notes.slice(0, player.step.value + 1).findLast(({ commitment }) => commitment !== undefined)
    ?.commitment;

const Compared = ({ proof, player }: { readonly proof: Proven; readonly player: Player }): VNode => {
  const { session } = useTable();
  const t = replayText.value;
  const missing = proof.seeded.filter(({ without }) => without !== null && without.length > 0);
  const bots = proof.bots ?? [];
  const moved = bots.filter(({ moves }) => moves > 0);
  return (
    <dl>
      <dt>{t.steps}</dt>
      <dd>{fill(t.sameSteps, { n: proof.steps, states: player.outline.value?.hashes ?? 0 })}</dd>
      <dt>{t.chain}</dt>
      <dd>{t.sameChain}</dd>
      <dt>{t.deals}</dt>
      <dd>
        {proof.seeded.length === 0 ? t.oneSeed : fill(t.sameDeals, { n: proof.seeded.length })}
        {missing.map(({ deal, without }) => (
          <span key={deal} class="block">
            {fill(t.without, { deal, names: (without ?? []).map(session.nameOf) })}
          </span>
        ))}
      </dd>
      <dt>{t.bots}</dt>
      <dd>
        {bots.length === 0
          ? t.noBots
          : moved.length === 0
            ? t.noMoves
            : moved.map(({ seat, moves }, i) => (
                <span key={i} class="block">
                  {fill(t.sameBots, { name: session.nameOf(seat), n: moves })}
                </span>
              ))}
      </dd>
    </dl>
  );
};

const Verdict = ({ proof, player }: { readonly proof: Proof; readonly player: Player }): VNode => {
  const t = replayText.value;
  if (proof.ok) {
    return (
      <>
        <p class="small muted">{t.verifiedHelp}</p>
        <Compared proof={proof} player={player} />
      </>
    );
  }
  return (
    <>
      <p>
        <b>{proof.step === 0 ? t.differsBefore : fill(t.differsAt, { step: proof.step })}</b>
      </p>
      <p class="small reason" lang="en">
        {proof.at === '' ? proof.message : `${proof.at}: ${proof.message}`}
      </p>
      {proof.step === 0 ? null : (
        <button type="button" class="btn" data-testid="go-there" onClick={() => player.goTo(proof.step)}>
          {t.goThere}
        </button>
      )}
    </>
  );
};

export const ProofPanel = ({ player, prover }: { readonly player: Player; readonly prover: Prover }): VNode => {
  const t = replayText.value;
  const { value: state } = prover.state;
  const commitment = commitmentAt(player);
  const isOnDevice = player.outline.value?.onDevice === true;
  const verdict = state.at === 'done' ? (state.proof.ok ? 'ok' : 'differs') : undefined;
  return (
    <section class="proof" aria-label={t.proof} data-testid="proof" data-verdict={verdict}>
      <div class="row">
        <h3 class="grow">{t.proof}</h3>
        {verdict === undefined ? null : (
          <span class={verdict === 'ok' ? 'chip ok' : 'chip bad'} role="status" data-testid="verdict">
            {verdict === 'ok' ? <Icon name="check" /> : <ReplayIcon name="differs" />}
            {verdict === 'ok' ? t.verified : t.differs}
          </span>
        )}
      </div>
      {isOnDevice ? (
        <p class="small" data-testid="on-device">
          <b>{t.onDevice}</b> · {t.onDeviceHelp}
        </p>
      ) : null}
      {state.at === 'done' ? (
        <Verdict proof={state.proof} player={player} />
      ) : (
        <p class="small muted">{t.verifyHelp}</p>
      )}
      {state.at === 'running' ? (
        <div class="running" role="status">
          <progress max={state.progress?.of ?? 1} value={state.progress?.done ?? 0} aria-label={t.verify} />
          <span class="small num">
            {state.progress === undefined
              ? ''
              : fill(state.progress.phase === 'play' ? t.verifying : t.verifyingBots, {
                  done: Math.min(state.progress.done, state.progress.of),
                  of: state.progress.of,
                })}
          </span>
          <button type="button" class="btn" data-testid="cancel-verify" onClick={prover.cancel}>
            {t.cancel}
          </button>
        </div>
      ) : state.at === 'idle' ? (
        <button type="button" class="btn primary" data-testid="verify" onClick={prover.run}>
          {t.verify}
        </button>
      ) : null}
      {commitment === undefined ? null : (
        <p class="small muted commitment">
          {t.commitment} <span class="num">{`${commitment.slice(0, 8)}…${commitment.slice(-6)}`}</span>
        </p>
      )}
      <details>
        <summary>{t.notProven}</summary>
        <ul class="small">
          {(isOnDevice ? t.notProvenOnDevice : t.notProvenList).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
    </section>
  );
};
