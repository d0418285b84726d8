// Fields that may be undefined, made into fields that are there or absent.

/** The fields that are not undefined, for spreading: `{ name, ...present({ preset }) }`. */
export const present = <T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } => {
  const kept: { [name: string]: unknown } = {};
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) kept[name] = value;
  return kept as { [K in keyof T]?: Exclude<T[K], undefined> };
};
