-- The words about texts that a visitor agreed to when asking for a callback, as proof for the carriers (domain facts 2, I6). Null: no texts.
alter table app.hand_offs add column text_consent text check (char_length(text_consent) between 1 and 2000);
