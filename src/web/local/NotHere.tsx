// What is said of a table that this device does not have.

import type { VNode } from 'preact';
import { Message } from '../Message.tsx';
import { text } from '../text/index.ts';
import { localText } from './text/index.ts';

export const NotHere = (): VNode => <Message title={text.value.noTable} help={localText.value.missing} />;
