import { accessibleNode } from '../../helpers/accessibility.js';
import { useTokens } from '../../helpers/tokens.js';
import { labelNamingTests } from './label-naming.js';

describe('<nc-label> to assistive technology', () => {
  before(useTokens);

  labelNamingTests(
    async (control) => (await accessibleNode(control.shadowRoot?.querySelector('input') ?? control)).name,
  );
});
