import { beforeEach, describe, expect, test } from '@jest/globals';
import { specify } from './shared/testing-library.jsx';

specify('Jest', { beforeEach, describe, expect, test });
