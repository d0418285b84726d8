// Is there room for a table with a rail beside it?

export const isWide = (): boolean => matchMedia('(min-width: 900px)').matches;
