import { configure } from '@testing-library/dom';

// `findBy…` waits for what it looks for, on a busy machine longer than a second.
configure({ asyncUtilTimeout: 10_000 });
