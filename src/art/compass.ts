// Sines of the sixteen compass directions as literals, because engines may compute them differently.

const SINES = [
  0, 0.3826834323650898, 0.7071067811865476, 0.9238795325112867, 1, 0.9238795325112867, 0.7071067811865476,
  0.3826834323650898, 0, -0.3826834323650898, -0.7071067811865476, -0.9238795325112867, -1, -0.9238795325112867,
  -0.7071067811865476, -0.3826834323650898,
] as const;

/** Sine of a number of sixteenths of a turn. */
export const sine16 = (sixteenths: number): number => SINES[sixteenths & 15] ?? 0;

/** Cosine of a number of sixteenths of a turn. */
export const cosine16 = (sixteenths: number): number => sine16(sixteenths + 4);
