// Talk as one part of the page, loaded where people can talk to each other.

export { TalkOver } from './Over.tsx';
export { TalkPanel } from './Panel.tsx';
