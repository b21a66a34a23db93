import 'nacre/tokens.css';
import { createApp } from 'vue';
import App from '../shared/vue/App.vue';
import More from './More.vue';
import SignUp from './SignUp.vue';

createApp(location.search === '?sign-up' ? SignUp : App).mount('#app');
createApp(More).mount('#more-app');
