/** Times of day as people read them. */

const hourAndMinute = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

export const clockTime = (at: number): string => hourAndMinute.format(at);

const dayHourAndMinute = new Intl.DateTimeFormat('en-GB', {
  ...{ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
} as const);

export const dayAndTime = (at: number): string => dayHourAndMinute.format(at);
