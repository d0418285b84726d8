// A client of its own: sits down at a table by its link and plays any legal move until the match is over. Needs Node 22 or later, nothing else.
//
//   node examples/client/client.mjs http://localhost:8080/t/AbCdEfGh12 Robby
//
// docs/protocol.md says what the messages mean, docs/openapi.json what can be asked over HTTP. A better player needs only another `choose`.

const [link, name = 'Robby'] = process.argv.slice(2);
const place = URL.canParse(link ?? '') ? new URL(link) : undefined;
const table = place?.pathname.match(/^\/t\/([A-Za-z0-9]{10})$/)?.[1];
if (table === undefined) {
  console.error('Usage: node client.mjs <link of a table> [name]');
  process.exit(2);
}

/** The move to make. `legal` is all that may be done; `view` is what this seat can see. */
const choose = ({ legal }) => legal[Math.floor(Math.random() * legal.length)];

// The first answer brings a cookie: it is who we are, and whoever has it has the seat.
const hello = await fetch(new URL('/api/tables/mine', place));
const cookie = hello.headers.get('set-cookie')?.split(';')[0] ?? '';

const socket = new WebSocket(`${place.origin.replace('http', 'ws')}/ws/${table}`, { headers: { cookie } });
const send = (message) => socket.send(JSON.stringify(message));
const leave = (code, words) => {
  console.log(words);
  process.exitCode = code;
  socket.close();
};

let requests = 0;
/** A request with an id of its own: sent again, it would not be done twice. */
const request = (message) => send({ intent: `${name.replace(/\W/g, '')}-${requests++}`, ...message });

/** What we know of the table. Patches of the view are left out: who plays at random looks at nothing. */
let state;
let waits = false;

const play = () => {
  if (state.outcome) return leave(0, `The match is over: ${JSON.stringify(state.outcome)}`);
  const { seat, seats, start, actors, legal, countdown } = state;
  const free = seats.find(({ sitter }) => sitter === null);
  if (waits || (seat !== null && free)) return;
  if (seat === null && !free) return leave(1, 'There is no free seat.');
  const isAsked = seat !== null && start?.awaits.includes(seat);
  const acts = actors.must.includes(seat) || actors.may.includes(seat);
  if (seat !== null && !isAsked && (!acts || legal.length === 0)) return;
  waits = true;
  if (seat === null) request({ type: 'sit', seat: free.seat, name });
  else if (isAsked) request({ type: 'ready' });
  else setTimeout(() => request({ type: 'act', base: state.revision, action: choose(state) }), countdown?.leftMs ?? 0);
};

const hear = {
  snapshot: (message) => (state = message),
  // Absent are actors that stay as they were, and legal moves that there are none of.
  step: ({ revision, actors = state.actors, legal = [], outcome, countdown, start, intent }) => {
    if (revision !== state.revision + 1) return send({ type: 'join', protocol: 2 });
    state = { ...state, revision, actors, legal, outcome, countdown, start };
    if (intent !== undefined) waits = false;
  },
  seats: ({ seats }) => (state = { ...state, seats }),
  // Somebody was faster, or the table has moved on: look again.
  answer: ({ ok, message }) => {
    waits = false;
    if (!ok && state.seat === null) leave(1, message);
  },
  error: ({ message }) => leave(1, message),
};

socket.onopen = () => send({ type: 'join', protocol: 2 });
socket.onclose = ({ code }) => process.exitCode === undefined && leave(1, `The line is gone (${code}).`);
socket.onmessage = ({ data }) => {
  const message = JSON.parse(data);
  // A later server may say more than we know.
  hear[message.type]?.(message);
  if (state !== undefined && socket.readyState === WebSocket.OPEN) play();
};
