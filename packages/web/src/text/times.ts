/** Times of day as people read them. */

const hourAndMinute = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

export const clockTime = (at: number): string => hourAndMinute.format(at);
