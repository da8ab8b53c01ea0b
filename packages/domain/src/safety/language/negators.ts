/** Words that deny what follows. */
export const negators = new Set(
  'not no never without denies deny denied nor neither none nobody negative zero sin nunca ni tampoco ningun ninguna nadie jamas'.split(
    ' ',
  ),
);
