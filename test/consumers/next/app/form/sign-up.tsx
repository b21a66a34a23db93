'use client';

import { showToast } from 'nacre/device';
import 'nacre/overlays';
import { Button } from 'nacre/react/button';
import { Checkbox } from 'nacre/react/checkbox';
import { Input } from 'nacre/react/input';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

interface Values {
  email: string;
  terms: boolean;
}

export function SignUp() {
  const { register, handleSubmit, formState } = useForm<Values>({ defaultValues: { email: '', terms: false } });
  const [sent, setSent] = useState<Values>();
  const send = handleSubmit(async (values) => {
    setSent(values);
    await showToast({ title: 'Welcome' });
  });
  return (
    <form noValidate className="nc-stack" onSubmit={(event) => void send(event)}>
      <Input
        label="Email"
        {...register('email', { required: 'Please enter your email' })}
        error={formState.errors.email?.message ?? ''}
      />
      <Checkbox {...register('terms')}>I agree</Checkbox>
      <Button formType="submit" type="primary">
        Send
      </Button>
      {sent && <output>{JSON.stringify(sent)}</output>}
    </form>
  );
}
