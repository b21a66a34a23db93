import 'nacre/tokens.css';
import { createApp } from 'vue';
import App from '../shared/vue/App.vue';
import More from './More.vue';

createApp(App).mount('#app');
createApp(More).mount('#more-app');
