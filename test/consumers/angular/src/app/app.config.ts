import { provideBrowserGlobalErrorListeners, type ApplicationConfig } from '@angular/core';
import { provideErrorTexts } from 'nacre/angular';

export const appConfig: ApplicationConfig = {
  providers: [
    provideBrowserGlobalErrorListeners(),
    provideErrorTexts({
      minlength: ({ requiredLength }: { requiredLength: number }) => `At least ${requiredLength} letters`,
    }),
  ],
};
