import { addAria } from './dom/aria.js';
import { associate } from './dom/association.js';
import { keepActiveElement } from './dom/focus.js';
import { addFormParts } from './dom/forms.js';
import { fillGaps } from './dom/gaps.js';
import { addInternals } from './dom/internals.js';
import { sizeLists } from './dom/lists.js';
import { addDialogs, addPopovers } from './dom/popover.js';
import { retarget } from './dom/retarget.js';
import { ignoreSheets } from './dom/sheets.js';
import { addManualSlots, addSlotFallback } from './dom/slots.js';
import { addParts } from './dom/parts.js';
import { addDefined } from './dom/pseudo.js';
import { mirrorInternals } from './mirror.js';

// A browser has all of this. What jsdom and happy-dom lack differs, so each part asks whether it is there.
addAria();
if (addInternals()) {
  associate();
  addFormParts();
  addDefined();
  keepActiveElement();
}
addPopovers();
addDialogs();
addManualSlots();
addSlotFallback();
addParts();
ignoreSheets();
retarget();
fillGaps();
sizeLists();

mirrorInternals();

// In development Lit says so in the console of each test file.
const lit = globalThis as { litIssuedWarnings?: Set<string> };
(lit.litIssuedWarnings ??= new Set()).add('dev-mode');
