/** "1:05:09" or "4:07", rounded up: it is 0:00 only when it is over. */
export function clockFace(milliseconds: number): string {
  const whole = Math.max(0, Math.ceil(milliseconds / 1000));
  const two = (part: number): string => String(part).padStart(2, '0');
  const [hours, minutes, seconds] = [
    Math.floor(whole / 3600),
    Math.floor(whole / 60) % 60,
    whole % 60,
  ];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
