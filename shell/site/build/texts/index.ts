import type { Language } from '../languages.js';
import { en, type Texts } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';
import { zhHans } from './zh-hans.js';
import { zhHant } from './zh-hant.js';

export type { Texts } from './en.js';

export const TEXTS: Readonly<Record<Language, Texts>> = { en, fr, es, 'zh-Hans': zhHans, 'zh-Hant': zhHant };
