import * as valibot from 'valibot';

/** The body all servers validate: a question with one file, as the page sends it. */
export const question = {
  text: 'Good morning! My doctor has sent a new prescription for my mother. Can you tell me when it is ready, and until when I can pick it up on Saturday?',
  attachments: [
    {
      bucket: 'chat-uploads',
      path: '1763744400000-a1b2c3d4e5f6g7h8i9j0k1l2.jpg',
      name: 'label of the bottle.jpg',
      type: 'image/jpeg',
      size: 482_113,
    },
  ],
  mode: 'default',
};

const text = (maxChars: number, minChars = 0) =>
  valibot.pipe(
    valibot.string(),
    valibot.minLength(minChars),
    valibot.maxLength(maxChars),
    valibot.transform((value) => value.replaceAll('\0', '').toWellFormed()),
  );

/** What `streamChat.input.body` of the contracts says, in valibot's words. */
export const valibotQuestion = valibot.strictObject({
  text: text(8_000),
  attachments: valibot.optional(
    valibot.pipe(
      valibot.array(
        valibot.strictObject({
          bucket: valibot.optional(valibot.picklist(['chat-uploads', 'rxweb-uploads']), 'chat-uploads'),
          path: valibot.pipe(valibot.string(), valibot.regex(/^\d{13}-[a-z0-9]{22,40}\.[a-z0-9]{1,8}$/)),
          name: text(255, 1),
          type: valibot.optional(text(127), 'application/octet-stream'),
          size: valibot.pipe(valibot.number(), valibot.integer(), valibot.minValue(0), valibot.maxValue(26_214_400)),
        }),
      ),
      valibot.maxLength(10),
    ),
    [],
  ),
  mode: valibot.optional(valibot.literal('default'), 'default'),
});

/** What all of them answer. */
export const answer = { ok: true as const };
