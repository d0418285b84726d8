// Matches played on somebody's own device, without a server. Their name says so: it is in the hash chain of a record and in every commitment.

/** How the name of such a match begins. No server gives a name with a hyphen. */
const PREFIX = 'device-';

/** The name of a match on this device, from what makes it unlike any other: letters and digits. */
export const deviceMatch = (unique: string): string => `${PREFIX}${unique}`;

export const isDeviceMatch = (match: string): boolean => match.startsWith(PREFIX);

/** Was a recorded match played on a device? Then nobody but that device dealt and judged. */
export const wasOnDevice = (record: object): boolean =>
  'match' in record && typeof record.match === 'string' && isDeviceMatch(record.match);
