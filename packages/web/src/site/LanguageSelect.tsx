/** Which language the page speaks, by hand. Each stands there by its own name. */

import { LANGUAGE_TAGS, LANGUAGES } from '../i18n/languages.js';
import { words } from '../i18n/words.js';
import styles from './LanguageSelect.module.css';
import { browsersLanguage, chooseLanguage, useChosen } from './language.js';

const OF_BROWSER = '';

export function LanguageSelect() {
  const chosen = useChosen();
  const { language } = words.site;
  return (
    <select
      className={styles.language}
      aria-label={language.label}
      value={chosen ?? OF_BROWSER}
      onChange={({ target }) =>
        void chooseLanguage(LANGUAGE_TAGS.find((tag) => tag === target.value) ?? null)
      }
    >
      <option value={OF_BROWSER}>{language.ofBrowser(LANGUAGES[browsersLanguage()].name)}</option>
      {LANGUAGE_TAGS.map((tag) => (
        <option key={tag} value={tag} lang={tag}>
          {LANGUAGES[tag].name}
        </option>
      ))}
    </select>
  );
}
