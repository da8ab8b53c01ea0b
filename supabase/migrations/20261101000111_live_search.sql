-- Staff also search in what a person and a visitor wrote to each other, folded as in chat_turns_by_words.
create index live_messages_by_words on app.live_messages
  using gin (translate(lower(text), 'áéíóúüñ', 'aeiouun') extensions.gin_trgm_ops) where kind = 'text';
