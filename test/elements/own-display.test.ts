import 'nacre/elements';
import { expect, fixture } from '@open-wc/testing';
import { settled } from '../helpers/dom.js';
import { useTokens } from '../helpers/tokens.js';

const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbau'.slice(0, 50);

/** Elements whose box is what users see, each as an author writes it. */
const MARKUP: readonly string[] = [
  '<nc-avatar text="Ada"></nc-avatar>',
  '<nc-badge text="3"></nc-badge>',
  '<nc-button>Save</nc-button>',
  '<nc-calendar></nc-calendar>',
  '<nc-cell title="Name" value="Ada"></nc-cell>',
  '<nc-checkbox>Agree</nc-checkbox>',
  '<nc-checkbox aria-label="Box"></nc-checkbox>',
  '<nc-radio aria-label="Box"></nc-radio>',
  '<nc-checkbox-group label="Letters"><nc-checkbox value="a">A</nc-checkbox></nc-checkbox-group>',
  '<nc-collapse-item title="Name">Text</nc-collapse-item>',
  '<nc-divider></nc-divider>',
  '<nc-divider>Or</nc-divider>',
  '<nc-icon type="success" label="Done"></nc-icon>',
  '<nc-input label="Name"></nc-input>',
  '<nc-label>Name</nc-label>',
  '<nc-nav-bar title="Name"></nc-nav-bar>',
  '<nc-navigator url="/a">Next</nc-navigator>',
  '<nc-notice-bar>Text</nc-notice-bar>',
  '<nc-picker label="Fruit" range=\'["Apple","Pear"]\'></nc-picker>',
  '<nc-progress percent="30" label="Upload"></nc-progress>',
  '<nc-radio>Agree</nc-radio>',
  '<nc-radio-group label="Letters"><nc-radio value="a">A</nc-radio></nc-radio-group>',
  '<nc-rate label="Taste"></nc-rate>',
  '<nc-search-bar label="Search"></nc-search-bar>',
  '<nc-segmented label="View" options=\'["Day","Week"]\'></nc-segmented>',
  '<nc-slider aria-label="Volume"></nc-slider>',
  '<nc-spinner></nc-spinner>',
  '<nc-status type="empty"></nc-status>',
  '<nc-stepper aria-label="Guests"></nc-stepper>',
  '<nc-steps items=\'[{"title":"One"},{"title":"Two"}]\'></nc-steps>',
  '<nc-switch>Sound</nc-switch>',
  '<nc-tag>New</nc-tag>',
  '<nc-text>Text</nc-text>',
  '<nc-textarea label="Note"></nc-textarea>',
  '<nc-uploader label="Photos"></nc-uploader>',
];

const DISPLAYS = ['block', 'inline-block', 'flex', 'inline-flex', 'grid', 'inline-grid'];

describe("an element with the app's own display", () => {
  before(useTokens);
  for (const markup of MARKUP) {
    it(`keeps a box that can be seen and used: ${markup}`, async () => {
      const home = await fixture<HTMLElement>(`<div style="width: 320px">${markup}</div>`);
      const element = home.firstElementChild as HTMLElement;
      await settled(element);
      const { width, height } = element.getBoundingClientRect();
      for (const display of DISPLAYS) {
        element.style.display = display;
        const box = element.getBoundingClientRect();
        const seen = `${display}: ${box.width} x ${box.height}, else ${width} x ${height}`;
        // A label above may come to stand beside; what fills the line may be as wide as what it shows, and the other way.
        expect(box.height, seen).to.be.at.least(Math.min(height, 44) * 0.9);
        expect(box.width, seen).to.be.within(Math.min(width, 16), 320);
      }
    });
  }
});

const WORDY: readonly string[] = MARKUP.filter((each) => /Name|Agree|Save|Or<|New|Next|Text|Sound|Day/.test(each)).map(
  (each) => each.replaceAll(/Name|Agree|Save|Or(?=<)|New|Next|Text|Sound|Day/g, LONG),
);

describe('an element with a word of 50 letters', () => {
  before(useTokens);
  for (const markup of WORDY) {
    it(`is no wider than its place: ${markup.replaceAll(LONG, '…')}`, async () => {
      const home = await fixture<HTMLElement>(`<div style="width: 320px">${markup}</div>`);
      await settled(home);
      expect(home.scrollWidth).to.be.at.most(320);
      expect(home.firstElementChild!.getBoundingClientRect().width).to.be.at.most(320);
    });
  }
});
