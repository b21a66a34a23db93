/** What a server makes of `App` (app.tsx): test/ssr/react.node.test.mjs. */
export const APP_HTML =
  '<form id="order"><nc-input name="name" label="Name" value="Ada" maxlength="20" required=""></nc-input>' +
  '<nc-input class="wide" name="note" value="none"></nc-input><nc-checkbox name="agreed" checked="">I agree</nc-checkbox>' +
  '<nc-text selectable="">Ada<!-- -->: <!-- -->yes</nc-text>' +
  '<nc-button type="primary" form-type="submit">Send</nc-button></form>';
