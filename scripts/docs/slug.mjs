/** The anchors of headings, as GitHub makes them: one link serves there and in the built site. */

/** Marks of Markdown are gone already: `headingText` of markdown.mjs. */
export const slugOf = (text) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-');

/** For the headings of one page in their order: a second one of the same text ends in -1. */
export function slugger() {
  const used = new Map();
  return (text) => {
    const slug = slugOf(text);
    const count = used.get(slug) ?? 0;
    used.set(slug, count + 1);
    return count === 0 ? slug : `${slug}-${count}`;
  };
}
