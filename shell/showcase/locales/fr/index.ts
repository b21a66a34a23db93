import app from './app.js';
import device from './device.js';
import elements from './elements.js';
import everyday from './everyday.js';
import forms from './forms.js';
import maps from './maps.js';
import media from './media.js';
import news from './news.js';
import playground from './playground.js';
import shop from './shop.js';

export default {
  ...app,
  ...device,
  ...elements,
  ...everyday,
  ...forms,
  ...maps,
  ...media,
  ...news,
  ...playground,
  ...shop,
};
