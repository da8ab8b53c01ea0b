/** A language's words on the cards and in the note. Each needs a native reader's check (domain facts J11). */
export interface CareTexts {
  /** The emergency line: 911, 988 and Poison Control. */
  line: string;
  titles: Readonly<Record<'emergency' | 'poison' | 'crisis', string>>;
  /** Labels of the call buttons. */
  calls: Readonly<Record<'emergency' | 'poison' | 'crisis', string>>;
  /** Which languages the assistant answers, and how to reach staff; `{phone}` is the store's. */
  staff: string;
}

/** The languages of domain facts J11, and German, Italian and Urdu. */
export const careTexts = {
  'zh-Hans': {
    line: '紧急情况：请拨打 911。有自杀念头或心理危机：请拨打 988。中毒或误服药物：请拨打 1-800-222-1222。',
    titles: { emergency: '立即拨打 911', poison: '立即致电中毒控制中心', crisis: '现在就拨打 988' },
    calls: { emergency: '拨打 911', poison: '中毒控制中心：1-800-222-1222', crisis: '拨打 988' },
    staff: '这个助手只能用英语和西班牙语回答。我们的员工可以帮助您：请致电 {phone}，或在此留下您的电话号码。',
  },
  'zh-Hant': {
    line: '緊急情況：請撥打 911。有自殺念頭或心理危機：請撥打 988。中毒或誤服藥物：請撥打 1-800-222-1222。',
    titles: { emergency: '立即撥打 911', poison: '立即致電中毒控制中心', crisis: '現在就撥打 988' },
    calls: { emergency: '撥打 911', poison: '中毒控制中心：1-800-222-1222', crisis: '撥打 988' },
    staff: '這個助手只能用英語和西班牙語回答。我們的員工可以幫助您：請致電 {phone}，或在此留下您的電話號碼。',
  },
  vi: {
    line: 'Khẩn cấp: gọi 911. Có ý nghĩ tự tử hoặc khủng hoảng: gọi 988. Ngộ độc hoặc uống nhầm thuốc: gọi 1-800-222-1222.',
    titles: { emergency: 'Gọi 911 ngay', poison: 'Gọi Trung tâm Chống độc ngay', crisis: 'Gọi 988 ngay' },
    calls: { emergency: 'Gọi 911', poison: 'Trung tâm Chống độc: 1-800-222-1222', crisis: 'Gọi 988' },
    staff:
      'Trợ lý này chỉ trả lời bằng tiếng Anh và tiếng Tây Ban Nha. Nhân viên của chúng tôi có thể giúp quý vị: gọi {phone} hoặc để lại số điện thoại tại đây.',
  },
  ko: {
    line: '응급 상황: 911에 전화하세요. 자살 생각이나 정신적 위기: 988에 전화하세요. 독극물을 먹었거나 약을 잘못 먹었을 때: 1-800-222-1222에 전화하세요.',
    titles: {
      emergency: '지금 911에 전화하세요',
      poison: '지금 독극물 센터에 전화하세요',
      crisis: '지금 988에 전화하세요',
    },
    calls: { emergency: '911에 전화하기', poison: '독극물 센터: 1-800-222-1222', crisis: '988에 전화하기' },
    staff:
      '이 도우미는 영어와 스페인어로만 답할 수 있습니다. 저희 직원이 도와드립니다. {phone}(으)로 전화하시거나 여기에 전화번호를 남겨 주세요.',
  },
  tl: {
    line: 'Emergency: tumawag sa 911. May iniisip na magpakamatay o nasa krisis: tumawag sa 988. Nalason o maling gamot ang nainom: tumawag sa 1-800-222-1222.',
    titles: {
      emergency: 'Tumawag sa 911 ngayon',
      poison: 'Tumawag sa Poison Control ngayon',
      crisis: 'Tumawag sa 988 ngayon',
    },
    calls: { emergency: 'Tumawag sa 911', poison: 'Poison Control: 1-800-222-1222', crisis: 'Tumawag sa 988' },
    staff:
      'Ingles at Espanyol lang ang kayang isagot ng assistant na ito. Matutulungan kayo ng aming staff: tumawag sa {phone}, o iwan dito ang inyong numero ng telepono.',
  },
  ar: {
    line: 'حالة طارئة: اتصل بالرقم 911. أفكار انتحارية أو أزمة نفسية: اتصل بالرقم 988. تسمم أو تناول دواء بالخطأ: اتصل بالرقم 1-800-222-1222.',
    titles: {
      emergency: 'اتصل بالرقم 911 الآن',
      poison: 'اتصل بمركز مكافحة السموم الآن',
      crisis: 'اتصل بالرقم 988 الآن',
    },
    calls: { emergency: 'اتصل بالرقم 911', poison: 'مركز مكافحة السموم: 1-800-222-1222', crisis: 'اتصل بالرقم 988' },
    staff:
      'هذا المساعد يجيب بالإنجليزية والإسبانية فقط. يمكن لموظفينا مساعدتك: اتصل بالرقم {phone} أو اترك رقم هاتفك هنا.',
  },
  ru: {
    line: 'Экстренный случай: звоните 911. Мысли о самоубийстве или кризис: звоните 988. Отравление или не то лекарство: звоните 1-800-222-1222.',
    titles: {
      emergency: 'Звоните 911 сейчас же',
      poison: 'Звоните в токсикологический центр сейчас же',
      crisis: 'Звоните 988 сейчас',
    },
    calls: { emergency: 'Позвонить 911', poison: 'Токсикологический центр: 1-800-222-1222', crisis: 'Позвонить 988' },
    staff:
      'Этот помощник отвечает только на английском и испанском языках. Наши сотрудники могут вам помочь: позвоните по номеру {phone} или оставьте здесь свой номер телефона.',
  },
  ht: {
    line: 'Ijans: rele 911. Si w ap panse touye tèt ou oswa w nan kriz: rele 988. Anpwazònman oswa move medikaman: rele 1-800-222-1222.',
    titles: { emergency: 'Rele 911 kounye a', poison: 'Rele Sant Anpwazònman kounye a', crisis: 'Rele 988 kounye a' },
    calls: { emergency: 'Rele 911', poison: 'Sant Anpwazònman: 1-800-222-1222', crisis: 'Rele 988' },
    staff:
      'Asistan sa a reponn an anglè ak panyòl sèlman. Anplwaye nou yo ka ede w: rele {phone}, oswa kite nimewo telefòn ou isit la.',
  },
  pt: {
    line: 'Emergência: ligue para 911. Pensamentos de suicídio ou crise: ligue para 988. Envenenamento ou remédio errado: ligue para 1-800-222-1222.',
    titles: {
      emergency: 'Ligue para 911 agora',
      poison: 'Ligue para o Centro de Intoxicações agora',
      crisis: 'Ligue para 988 agora',
    },
    calls: { emergency: 'Ligar para 911', poison: 'Centro de Intoxicações: 1-800-222-1222', crisis: 'Ligar para 988' },
    staff:
      'Este assistente responde só em inglês e espanhol. Nossa equipe pode ajudar: ligue para {phone} ou deixe aqui o seu número de telefone.',
  },
  fr: {
    line: 'Urgence : appelez le 911. Pensées suicidaires ou crise : appelez le 988. Intoxication ou erreur de médicament : appelez le 1-800-222-1222.',
    titles: {
      emergency: 'Appelez le 911 maintenant',
      poison: 'Appelez le centre antipoison maintenant',
      crisis: 'Appelez le 988 maintenant',
    },
    calls: { emergency: 'Appeler le 911', poison: 'Centre antipoison : 1-800-222-1222', crisis: 'Appeler le 988' },
    staff:
      'Cet assistant répond seulement en anglais et en espagnol. Notre équipe peut vous aider : appelez le {phone} ou laissez ici votre numéro de téléphone.',
  },
  pl: {
    line: 'Nagły wypadek: zadzwoń pod 911. Myśli samobójcze lub kryzys: zadzwoń pod 988. Zatrucie lub niewłaściwy lek: zadzwoń pod 1-800-222-1222.',
    titles: {
      emergency: 'Zadzwoń teraz pod 911',
      poison: 'Zadzwoń teraz do centrum zatruć',
      crisis: 'Zadzwoń teraz pod 988',
    },
    calls: { emergency: 'Zadzwoń pod 911', poison: 'Centrum zatruć: 1-800-222-1222', crisis: 'Zadzwoń pod 988' },
    staff:
      'Ten asystent odpowiada tylko po angielsku i hiszpańsku. Nasi pracownicy mogą pomóc: zadzwoń pod {phone} lub zostaw tutaj swój numer telefonu.',
  },
  hi: {
    line: 'आपात स्थिति: 911 पर कॉल करें। आत्महत्या के विचार या संकट: 988 पर कॉल करें। ज़हर या गलत दवा: 1-800-222-1222 पर कॉल करें।',
    titles: { emergency: 'अभी 911 पर कॉल करें', poison: 'अभी ज़हर नियंत्रण केंद्र को कॉल करें', crisis: 'अभी 988 पर कॉल करें' },
    calls: { emergency: '911 पर कॉल करें', poison: 'ज़हर नियंत्रण केंद्र: 1-800-222-1222', crisis: '988 पर कॉल करें' },
    staff:
      'यह सहायक केवल अंग्रेज़ी और स्पैनिश में जवाब देता है। हमारे कर्मचारी आपकी मदद कर सकते हैं: {phone} पर कॉल करें, या अपना फ़ोन नंबर यहाँ छोड़ें।',
  },
  de: {
    line: 'Notfall: Rufen Sie 911 an. Suizidgedanken oder Krise: Rufen Sie 988 an. Vergiftung oder falsches Medikament: Rufen Sie 1-800-222-1222 an.',
    titles: {
      emergency: 'Rufen Sie jetzt 911 an',
      poison: 'Rufen Sie jetzt den Giftnotruf an',
      crisis: 'Rufen Sie jetzt 988 an',
    },
    calls: { emergency: '911 anrufen', poison: 'Giftnotruf: 1-800-222-1222', crisis: '988 anrufen' },
    staff:
      'Dieser Assistent antwortet nur auf Englisch und Spanisch. Unsere Mitarbeiter können Ihnen helfen: Rufen Sie {phone} an oder hinterlassen Sie hier Ihre Telefonnummer.',
  },
  it: {
    line: 'Emergenza: chiamare il 911. Pensieri di suicidio o crisi: chiamare il 988. Avvelenamento o farmaco sbagliato: chiamare 1-800-222-1222.',
    titles: {
      emergency: 'Chiami subito il 911',
      poison: 'Chiami subito il centro antiveleni',
      crisis: 'Chiami subito il 988',
    },
    calls: { emergency: 'Chiamare il 911', poison: 'Centro antiveleni: 1-800-222-1222', crisis: 'Chiamare il 988' },
    staff:
      'Questo assistente risponde solo in inglese e spagnolo. Il nostro personale può aiutarla: chiami {phone} o lasci qui il suo numero di telefono.',
  },
  ur: {
    line: 'ہنگامی صورت حال: 911 پر کال کریں۔ خودکشی کے خیالات یا بحران: 988 پر کال کریں۔ زہر یا غلط دوا: 1-800-222-1222 پر کال کریں۔',
    titles: {
      emergency: 'ابھی 911 پر کال کریں',
      poison: 'ابھی زہر کنٹرول سینٹر کو کال کریں',
      crisis: 'ابھی 988 پر کال کریں',
    },
    calls: { emergency: '911 پر کال کریں', poison: 'زہر کنٹرول سینٹر: 1-800-222-1222', crisis: '988 پر کال کریں' },
    staff:
      'یہ معاون صرف انگریزی اور ہسپانوی میں جواب دیتا ہے۔ ہمارا عملہ آپ کی مدد کر سکتا ہے: {phone} پر کال کریں، یا اپنا فون نمبر یہاں چھوڑیں۔',
  },
  fa: {
    line: 'وضعیت اضطراری: با 911 تماس بگیرید. افکار خودکشی یا بحران: با 988 تماس بگیرید. مسمومیت یا داروی اشتباه: با 1-800-222-1222 تماس بگیرید.',
    titles: {
      emergency: 'همین حالا با 911 تماس بگیرید',
      poison: 'همین حالا با مرکز کنترل مسمومیت تماس بگیرید',
      crisis: 'همین حالا با 988 تماس بگیرید',
    },
    calls: { emergency: 'تماس با 911', poison: 'مرکز کنترل مسمومیت: 1-800-222-1222', crisis: 'تماس با 988' },
    staff:
      'این دستیار فقط به انگلیسی و اسپانیایی پاسخ می‌دهد. کارکنان ما می‌توانند به شما کمک کنند: با {phone} تماس بگیرید یا شماره تلفن خود را اینجا بگذارید.',
  },
  bn: {
    line: 'জরুরি অবস্থা: 911 নম্বরে ফোন করুন। আত্মহত্যার চিন্তা বা সংকট: 988 নম্বরে ফোন করুন। বিষক্রিয়া বা ভুল ওষুধ: 1-800-222-1222 নম্বরে ফোন করুন।',
    titles: {
      emergency: 'এখনই 911 নম্বরে ফোন করুন',
      poison: 'এখনই বিষ নিয়ন্ত্রণ কেন্দ্রে ফোন করুন',
      crisis: 'এখনই 988 নম্বরে ফোন করুন',
    },
    calls: { emergency: '911 নম্বরে ফোন করুন', poison: 'বিষ নিয়ন্ত্রণ কেন্দ্র: 1-800-222-1222', crisis: '988 নম্বরে ফোন করুন' },
    staff:
      'এই সহকারী শুধু ইংরেজি ও স্প্যানিশে উত্তর দেয়। আমাদের কর্মীরা আপনাকে সাহায্য করতে পারেন: {phone} নম্বরে ফোন করুন, অথবা এখানে আপনার ফোন নম্বর দিন।',
  },
  ja: {
    line: '緊急時は 911 に電話してください。自殺を考えている、心の危機：988。中毒、薬の飲み間違い：1-800-222-1222。',
    titles: {
      emergency: '今すぐ 911 に電話してください',
      poison: '今すぐ中毒センターに電話してください',
      crisis: '今すぐ 988 に電話してください',
    },
    calls: { emergency: '911 に電話する', poison: '中毒センター：1-800-222-1222', crisis: '988 に電話する' },
    staff:
      'このアシスタントは英語とスペイン語だけで答えます。スタッフがお手伝いします。{phone} に電話するか、ここに電話番号を残してください。',
  },
} as const satisfies Readonly<Record<string, CareTexts>>;
