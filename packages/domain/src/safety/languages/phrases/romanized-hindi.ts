import type { DangerPhrases } from '../danger-phrases.ts';

/** Hindi and Urdu in Latin letters. */
export const romanizedHindi: DangerPhrases = {
  breath: `
    (sans|saans|sas|saas|sanse|saanse|dam|dum) … (nahi|nahin|nhi|nai|taklif|takleef|dikkat|mushkil|phool|ful|ruk|ghut|band|problem|pareshani|atak|tut)
    (dam|dum) (ghut|nikal)
    (gala|jeebh|zuban|chehra|hont|honth) … (suj|sooj|neela|neele|band)
    (gale|gala) … (phas|fas|atak)
    (dama|asthma) … (daura|attack|atak)
  `,
  chestPain: `
    (seene|sine|chhati|chati|chaati|dil|seena) … (dard|dabav|jalan|bhari|jakdan|takleef|duk)
    (dil ka daura|heart atak|heart attack|hart attack|dil ka dora)
    (lakwa|laqwa|falij|stroke)
    (chehra|muh|munh) … (tedha|terha|sun)
    (hath|haath|pair|pao) … (sun ho|sunn|nahi uth|hil nahi|nahi hil)
    (bol) … (nahi pa|nhi pa)
  `,
  unconscious: `
    (behosh|behos|be hosh|bayhosh|behoshi|hosh nahi|hosh me nahi|hosh mein nahi|hosh kho)
    (uth|jaag|jag|jawab|hil|aankh) (bhi |hi )?(nahi|nahin|nhi|nai) (rah|raha|rahi|de|khol)
    (jawab|uthane|jagane) … (nahi|nhi|nai)
    (mirgi|daura pad|dora pad|jhatke|daure)
    (gir) (gaya|gayi|gaye|gyi|gya|pada) … (nahi|behosh|hosh)
    (nabz|dhadkan) … (nahi|band|ruk)
    (mar) (gaya|gayi|gaye|gyi|gya|chuka)
  `,
  bleeding: `
    (khoon|khun|blood|lahu) … (nahi ruk|nhi ruk|ruk nahi|ruk nhi|band nahi|bahut|zyada|jyada|beh|bah|nikal|rukne)
    (bahut|bohot|zyada|jyada|kafi|bohat) … (khoon|khun)
    (khoon|khun) ki (ulti|ultiyan)
    (chaku|chaqu|goli) (mar|lag|se|mari)
    (kat) (gaya|gayi|gya|liya) … (gehra|khoon|nas|kalai|ungli)
  `,
  poison: `
    (zehar|zeher|jahar|jeher|zahar|bleach|phenyl|harpic|tezab|battery|petrol|kerosene|sabun|detergent|acid|keetnashak|chuhe mar) … (pi|pee|kha|nigal|piya|khaya|nigla)
    (goli|goliya|goliyan|dawa|dawai|dawaiyan|tablet|medicine|neend ki|insulin) … (bahut sari|zyada|jyada|puri|sari|dugni|double|do bar|kai|galat|galti|kisi aur|meri|overdose|ek sath) … (kha|le_|le li|nigal|de di|pi|lag|khali)
    (bahut sari|zyada|jyada|puri|sari|dugni|do bar|galti se|galat|ek sath|dher sari) … (goli|goliya|dawa|dawai|tablet|medicine|insulin) … (kha|le_|le li|nigal|de di|pi|khali|li)
    galat (dawa|dawai|goli|medicine) … (kha|le|di|pi)
    (bache|bachche|bachhe|bete|beti|baby|bacche) (ne) … (goli|dawa|dawai|battery|sikka|sabun|goliya) … (kha|nigal|pi|muh)
    (saanp|sanp|bichhu|makdi) … (kat|kaat|das|dank)
  `,
  suicide: `
    (marna|mar jana|marne|khudkushi|khudkhushi|atmahatya|aatmahatya|suicide|apni jaan|jaan dena|khud ko khatam|khud ko khatm|zindagi khatam|jindagi khatam|phansi|fansi|khud ko mar) … (chah|mann|man_|soch|kar|karna|lunga|lungi|dil|iccha|hai|du_|dunga|dungi)
    (main|mai|mein|me|kaash|kash) (ab |bas )?mar (jau|jaun|jana|jaoon|jata)
    (khudkushi|khudkhushi|atmahatya|aatmahatya|khud kushi|atma hatya)
    (jeena|jina|jine|jeene|zinda|jinda|zindagi|jindagi) … (nahi chah|nhi chah|nahi rehna|nahi hai|matlab nahi|khatam|khatm|thak|tang|bekar|mann nahi|man nahi|koi wajah|nahi karta)
    (nahi|nhi|nahin) (jeena|jina|zinda rehna|jee sak|ji sak)
    (khud ko|apne aap ko|apni) … (nuksan|chot|kat|kaat|mar|nas|kalai)
    (nas|kalai) … (kat|kaat)
  `,
  help: `
    (bachao|bachalo|bacha lo|bachaiye|jaan bacha|bachayo)
    (madad|madat|help) … (jaldi|mar rah|turant|fauran|jaan|khatra|emergency|ambulance)
    (ambulance|embulance) … (bula|bhej|chahiye|jaldi)
    (mar rah|marne wal|mar jay|mar jaye|dam tod)
    (jaan) … (khatr|khatra)
    (pati|shohar|aadmi|koi|admi) … (mar raha|maar raha|mar dalega|peet|jaan se mar|maar dalega)
    (current|bijli) lag
  `,
};
