/** Text into HTML, and HTML into text. */

const SIGNS = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapeHtml = (text) => String(text).replace(/[&<>"']/g, (sign) => SIGNS[sign]);

const NAMES = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

export const unescapeHtml = (html) =>
  html.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name) => NAMES[name]);

/** What a reader sees of it, on one line. */
export const textOfHtml = (html) =>
  unescapeHtml(html.replace(/<(?:script|style|svg)[\s\S]*?<\/(?:script|style|svg)>|<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
