import app from './app.js';
import device from './device.js';
import forms from './forms.js';
import maps from './maps.js';
import media from './media.js';
import news from './news.js';
import playground from './playground.js';

export default { ...app, ...device, ...forms, ...maps, ...media, ...news, ...playground };
