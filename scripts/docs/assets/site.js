// The site's own behaviour: menu, light, search, tables that scroll. All of it works from files.

const root = document.documentElement;
const byId = (id) => document.getElementById(id);

function menu() {
  const button = document.querySelector('.menu');
  const pages = byId('pages');
  const show = (isOpen) => {
    button.setAttribute('aria-expanded', String(isOpen));
    pages.classList.toggle('open', isOpen);
  };
  button.addEventListener('click', () => {
    const isOpen = button.getAttribute('aria-expanded') !== 'true';
    show(isOpen);
    if (isOpen) pages.querySelector('[aria-current], a')?.focus();
  });
  pages.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    show(false);
    button.focus();
  });
  pages.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
}

function light() {
  const button = document.querySelector('.theme');
  const isDark = () =>
    root.dataset.theme === 'dark' ||
    (root.dataset.theme === undefined && matchMedia('(prefers-color-scheme: dark)').matches);
  const tell = () => button.setAttribute('aria-label', isDark() ? 'Use light' : 'Use dark');
  button.addEventListener('click', () => {
    root.dataset.theme = isDark() ? 'light' : 'dark';
    try {
      localStorage.setItem('sidepot.docs.theme', root.dataset.theme);
    } catch {
      // For this page alone, then.
    }
    tell();
  });
  tell();
}

/** What is broader than the page can be reached and moved by keyboard. */
function scrolling() {
  for (const box of document.querySelectorAll('.scroll, main pre')) {
    if (box.scrollWidth <= box.clientWidth) box.removeAttribute('tabindex');
    else box.tabIndex = 0;
  }
}

const MOST = 24;

/** "calculateSidePots" is found by "side pots" as well. */
const spaced = (title) => title.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();

/** Every word must be found: best at the start of a word of the title, then inside one, then below. */
function rank([title, page, , text], words) {
  const whole = title.toLowerCase();
  const lower = ` ${spaced(title)}`;
  const phrase = words.join(' ');
  let sum = whole === phrase ? 100 : lower.includes(` ${phrase}`) ? 50 : 0;
  for (const word of words) {
    if (lower.includes(` ${word}`)) sum += 30;
    else if (whole.includes(word)) sum += 12;
    else if (page.toLowerCase().includes(word)) sum += 5;
    else if (text.toLowerCase().includes(word)) sum += 3;
    else return 0;
  }
  return sum + (text.toLowerCase().includes(phrase) ? 4 : 0) + 1 / (1 + title.length);
}

function find(query) {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  return globalThis.sidepotSearch
    .map((entry) => ({ entry, rank: rank(entry, words) }))
    .filter((one) => one.rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .slice(0, MOST)
    .map(({ entry }) => entry);
}

let loading;
/** As a script: a page that was opened as a file may not fetch. */
function loadIndex() {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${root.dataset.base}assets/search-index.js`;
    script.onload = resolve;
    script.onerror = reject;
    document.head.append(script);
  });
  return loading;
}

function search() {
  const field = byId('q');
  // Who has a keyboard is told its key.
  if (window.matchMedia('(hover: hover)').matches) field.placeholder += '   /';
  const list = byId('found');
  const count = byId('found-count');
  let chosen = -1;

  const close = () => {
    list.hidden = true;
    field.setAttribute('aria-expanded', 'false');
    field.removeAttribute('aria-activedescendant');
    chosen = -1;
  };
  const choose = (index) => {
    const options = [...list.querySelectorAll('[role=option]')];
    if (options.length === 0) return;
    chosen = (index + options.length) % options.length;
    for (const [i, option] of options.entries()) {
      option.setAttribute('aria-selected', String(i === chosen));
    }
    options[chosen].scrollIntoView({ block: 'nearest' });
    field.setAttribute('aria-activedescendant', options[chosen].id);
  };
  const show = async () => {
    const query = field.value;
    if (query.trim() === '') {
      count.textContent = '';
      close();
      return;
    }
    await loadIndex();
    if (query !== field.value) return;
    const entries = find(query);
    list.replaceChildren(...entries.map((entry, i) => optionOf(entry, i, query)));
    count.textContent = entries.length === 0 ? 'Nothing found' : `${entries.length} found`;
    if (entries.length === 0) {
      const nothing = document.createElement('p');
      nothing.setAttribute('role', 'option');
      nothing.setAttribute('aria-disabled', 'true');
      nothing.textContent = `Nothing has “${query.trim()}”.`;
      list.replaceChildren(nothing);
    }
    list.hidden = false;
    field.setAttribute('aria-expanded', 'true');
    chosen = -1;
    choose(0);
  };

  field.addEventListener('input', show);
  field.addEventListener('focus', () => {
    loadIndex().catch(() => {});
    if (field.value !== '') show();
  });
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      if (list.hidden) field.value = '';
      close();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      choose(chosen + (event.key === 'ArrowDown' ? 1 : -1));
    } else if (event.key === 'Enter' && !list.hidden) {
      list.querySelector('[aria-selected=true]')?.click();
    }
  });
  document.addEventListener('click', ({ target }) => {
    if (!target.closest('.search')) close();
  });
  list.addEventListener('click', close);
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target.closest?.('input, textarea, [contenteditable]');
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    field.focus();
    field.select();
  });
}

function optionOf([title, page, address, text], index, query) {
  const option = document.createElement('a');
  option.id = `found-${index}`;
  option.href = root.dataset.base + address;
  option.tabIndex = -1;
  option.setAttribute('role', 'option');
  const [name, where, words] = ['strong', 'small', 'span'].map((tag) =>
    document.createElement(tag),
  );
  name.textContent = title;
  where.textContent = page === title ? '' : page;
  const at = Math.max(0, text.toLowerCase().indexOf(query.trim().toLowerCase()) - 30);
  words.textContent = (at > 0 ? '…' : '') + text.slice(at, at + 120);
  option.append(name, where, words);
  return option;
}

menu();
light();
search();
scrolling();
addEventListener('resize', scrolling);
