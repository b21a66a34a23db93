import 'nacre/elements/button';
import { elementSuite } from '../../suites/element-suite.js';

describe('<nc-button>', () => {
  elementSuite({
    tag: 'nc-button',
    html: '<nc-button>Go</nc-button>',
    states: {
      primary: '<nc-button type="primary">Go</nc-button>',
      warn: '<nc-button type="warn">Delete</nc-button>',
      plain: '<nc-button plain>Go</nc-button>',
      'plain primary': '<nc-button plain type="primary">Go</nc-button>',
      'plain warn': '<nc-button plain type="warn">Go</nc-button>',
      mini: '<nc-button size="mini">Go</nc-button>',
      disabled: '<nc-button disabled>Go</nc-button>',
      loading: '<nc-button loading>Go</nc-button>',
      icon: '<nc-button aria-label="Close"><svg width="20" height="20"></svg></nc-button>',
    },
    properties: {
      type: { default: 'default', sample: 'primary', reflects: true },
      size: { default: 'default', sample: 'mini', reflects: true },
      plain: { default: false, sample: true, reflects: true },
      loading: { default: false, sample: true, reflects: true },
      disabled: { default: false, sample: true, reflects: true },
      formType: { default: '', sample: 'submit', reflects: true },
      openType: { default: '', sample: 'share', reflects: true },
      openOptions: { default: undefined, sample: { title: 'Pearls' } },
      hoverClass: { default: 'none', sample: 'pressed' },
      hoverStartTime: { default: 20, sample: 10 },
      hoverStayTime: { default: 70, sample: 0 },
      hoverStopPropagation: { default: false, sample: true },
      name: { default: '', sample: 'go', reflects: true },
      value: { default: '', sample: '1', reflects: true },
    },
    cssStates: ['loading', 'disabled', 'invalid', 'user-invalid'],
    focusable: true,
    use: (button) => button.click(),
  });
});
