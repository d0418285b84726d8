// A QR code on the page: dark on white whatever the theme, with the quiet zone that readers need.

import type { VNode } from 'preact';
import { qrCode, qrPath } from './qr-code.ts';

const QUIET = 4;

export const QrCode = ({ of, label }: { readonly of: string; readonly label: string }): VNode | null => {
  const modules = qrCode(of);
  if (modules === undefined) return null;
  const size = modules.length + 2 * QUIET;
  return (
    <svg
      class="qr"
      viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
      data-testid="qr"
    >
      <rect x={-QUIET} y={-QUIET} width={size} height={size} fill="#fff" />
      <path d={qrPath(modules)} fill="#000" />
    </svg>
  );
};
