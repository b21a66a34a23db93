import { Component } from '@angular/core';
import { ReactiveForm } from './reactive-form';
import { SignalForm } from './signal-form';
import { TemplateForm } from './template-form';

@Component({
  selector: 'app-root',
  imports: [ReactiveForm, SignalForm, TemplateForm],
  template: `
    @switch (kind) {
      @case ('reactive') {
        <app-reactive-form />
      }
      @case ('template') {
        <app-template-form />
      }
      @case ('signal') {
        <app-signal-form />
      }
    }
  `,
})
export class App {
  protected readonly kind = location.search.slice(1);
}
