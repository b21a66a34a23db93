import { expect } from '@open-wc/testing';
import { mount, unmountAll } from './react.js';

describe('expect of elements', () => {
  afterEach(unmountAll);

  const fails = (act: () => void): string => {
    try {
      act();
    } catch (error) {
      return (error as Error).message;
    }
    return 'passes';
  };

  it('names them briefly, and not all that React keeps in them', () => {
    const { find } = mount(
      <main id="app">
        <p className="one wide">1</p>
        <p>2</p>
      </main>,
    );
    const [app, one] = [find('main'), find('p')];
    expect(fails(() => expect(one).to.equal(app))).to.equal('expected <p.one.wide> to match <main#app>');
    expect(fails(() => expect(one, 'focus').to.equal(null))).to.equal('focus: expected <p.one.wide> to match null');
    expect(fails(() => expect(one).not.to.equal(one))).to.equal('expected <p.one.wide> not to match <p.one.wide>');
    expect(fails(() => expect([one]).to.deep.equal([app]))).to.equal('expected [<p.one.wide>] to match [<main#app>]');
    expect(fails(() => expect(one).to.equal(one))).to.equal('passes');
    expect(fails(() => expect(one).to.exist)).to.equal('passes');
    expect(fails(() => expect(one).to.be.null)).to.contain('expected <p.one.wide> to match');
  });
});
