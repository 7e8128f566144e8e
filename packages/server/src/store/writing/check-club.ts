import type { ClubChanged, NewClub } from '../contract/clubs.js';
import { checkId, checkTexts, checkTime } from './checks.js';

export function checkNewClub({ id, host, createdAt, body }: NewClub): void {
  checkId(id);
  checkTime(createdAt);
  checkTexts([host, body]);
}

export function checkClubChanged({ host, body, tables, people }: ClubChanged): void {
  for (const id of [...tables, ...people]) checkId(id);
  checkTexts([host, body]);
}
