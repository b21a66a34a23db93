import 'nacre/elements/badge';
import 'nacre/elements/button';
import 'nacre/elements/icon';
import { expect, fixture } from '@open-wc/testing';
import { accessibleNode } from '../../helpers/accessibility.js';
import { settled } from '../../helpers/dom.js';

describe('a badge within a button', () => {
  it('is part of its name, and says what it counts', async () => {
    const button = await fixture(`<nc-button><nc-badge value="3" label="3 unread messages"
      ><nc-icon type="message" label="Messages"></nc-icon></nc-badge></nc-button>`);
    await settled(button);
    expect((await accessibleNode(button)).name).to.equal('Messages 3 unread messages');
  });
});
