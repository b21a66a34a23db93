import { Danmaku, styles } from '../../../elements/video/danmaku/danmaku.js';
import { expose } from './page.js';

expose((host, video, list) => {
  document.adoptedStyleSheets = [styles.styleSheet];
  const danmaku = new Danmaku(host, video);
  danmaku.setList(list);
  danmaku.connect();
});
