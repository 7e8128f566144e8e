/** Which language the page speaks, by hand. Each stands there by its own name. */

import { LANGUAGE_NAMES, OWN_NAMES, words } from '@sidepot/i18n/page';
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
        void chooseLanguage(LANGUAGE_NAMES.find((tag) => tag === target.value) ?? null)
      }
    >
      <option value={OF_BROWSER}>{language.ofBrowser(OWN_NAMES[browsersLanguage()])}</option>
      {LANGUAGE_NAMES.map((tag) => (
        <option key={tag} value={tag} lang={tag}>
          {OWN_NAMES[tag]}
        </option>
      ))}
    </select>
  );
}
