import { expect, waitUntil } from '@open-wc/testing';
import {
  canIUse,
  exitFullscreen,
  offFullscreenChange,
  onFullscreenChange,
  requestFullscreen,
  support,
} from 'nacre/device';
import { keys } from '../helpers/commands.js';

/** For engines whose driver lets a page fill the screen. */
export function testFullScreen(): void {
  describe('full screen of the browser', () => {
    let button: HTMLButtonElement;
    let asked: Promise<unknown>;
    const click = async (element?: Element | string) => {
      button.onclick = () => {
        asked = requestFullscreen(element === undefined ? {} : { element });
      };
      button.focus();
      await keys('Enter');
      await asked;
    };

    beforeEach(() => {
      button = document.createElement('button');
      button.id = 'full';
      document.body.append(button);
    });
    afterEach(async () => {
      await exitFullscreen();
      button.remove();
    });

    it('is that of the page, of an element or of an id', async () => {
      expect(support('requestFullscreen').level).to.equal('needs-gesture');
      await click();
      expect(document.fullscreenElement).to.equal(document.documentElement);
      await click(button);
      expect(document.fullscreenElement).to.equal(button);
      await exitFullscreen();
      await exitFullscreen();
      await click('full');
      expect(document.fullscreenElement).to.equal(button);
    });

    it('tells that it begins and ends', async () => {
      const told: boolean[] = [];
      const listen = ({ isFullscreen }: { isFullscreen: boolean }) => void told.push(isFullscreen);
      expect(canIUse('onFullscreenChange')).to.equal(true);
      onFullscreenChange(listen);
      await click();
      await waitUntil(() => told.length === 1);
      await exitFullscreen();
      await waitUntil(() => told.length === 2);
      expect(told).to.deep.equal([true, false]);
      offFullscreenChange(listen);
    });
  });
}
