/** The playground in the browser: an answer at every keystroke, and the hand in the link. */

import { answerTo } from './answer.mjs';
import { handText, linkOf, readLink } from './link.mjs';

const rules = JSON.parse(document.getElementById('rules').textContent);
const field = document.getElementById('hand');
const choice = document.getElementById('example');
const copy = document.getElementById('copy');
const answer = document.getElementById('answer');
const said = document.getElementById('said');

/** A screen reader is told when the typing pauses. */
const PAUSE = 700;
let telling;

function show() {
  const { ok, html, said: sentence } = answerTo(field.value);
  answer.innerHTML = html;
  field.setAttribute('aria-invalid', String(!ok));
  // Tables that are too broad can be scrolled by keyboard: site.js looks at them.
  dispatchEvent(new Event('resize'));
  clearTimeout(telling);
  telling = setTimeout(() => {
    said.textContent = sentence;
  }, PAUSE);
}

function keep(hash) {
  try {
    history.replaceState(null, '', hash);
  } catch {
    location.replace(hash);
  }
}

function showRule(id) {
  const rule = rules.find((one) => one.id === id) ?? rules[0];
  field.value = handText(rule);
  choice.value = rule.id;
  show();
}

field.addEventListener('input', () => {
  choice.value = '';
  show();
  keep(linkOf(field.value));
});

choice.addEventListener('change', () => {
  if (choice.value === '') return;
  showRule(choice.value);
  keep(`#rule=${encodeURIComponent(choice.value)}`);
});

copy.addEventListener('click', async () => {
  const link = new URL(linkOf(field.value), location.href).href;
  try {
    await navigator.clipboard.writeText(link);
    said.textContent = 'The link was copied';
    copy.textContent = 'Copied';
  } catch {
    keep(linkOf(field.value));
    copy.textContent = 'It is in the address bar';
  }
  setTimeout(() => {
    copy.textContent = 'Copy link';
  }, 2000);
});

function open() {
  const { text, rule } = readLink(location.hash);
  if (text === undefined) return showRule(rule ?? choice.dataset.first);
  choice.value = '';
  field.value = text;
  show();
}

addEventListener('hashchange', open);
open();
