/** Short lists of one number. `new Array(n).fill()` costs more than the rest of a small loop. */
export function filled(length: number, value: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < length; i++) list.push(value);
  return list;
}
