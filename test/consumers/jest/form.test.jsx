import { beforeEach, describe, expect, test } from '@jest/globals';
import { specify } from './shared/testing-library.jsx';

specify({ beforeEach, describe, expect, test });
