/** Capitalized words within a sentence that name no person: days, places, plans, stores, brands. Lower case without accents. */
export const notPeople: ReadonlySet<string> = new Set(
  `
  monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december
  lunes martes miercoles jueves viernes sabado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
  cross shield eve christmas easter thanksgiving halloween hanukkah ramadan kwanzaa diwali purim passover yom kippur rosh hashanah eid lent navidad pascua cuaresma juneteenth
  florida georgia virginia carolina washington oregon california nevada arizona texas idaho utah montana wyoming colorado kansas nebraska dakota
  oklahoma missouri iowa minnesota wisconsin illinois indiana ohio michigan kentucky tennessee alabama mississippi louisiana arkansas maryland delaware
  jersey york hampshire vermont maine massachusetts connecticut rhode pennsylvania hawaii alaska portland seattle salem eugene albany tacoma spokane vancouver
  boise reno dallas houston austin phoenix denver lincoln jackson chicago boston philadelphia miami orlando atlanta detroit cleveland memphis nashville
  america american americans usa us mexico mexican mexicano canada canadian china chinese india indian kenya france french paris london england english german germany
  spain spanish italy italian russia russian japan japanese korea korean vietnam vietnamese tagalog filipino philippines cuba cuban puerto rico guatemala honduras
  salvador colombia peru ecuador venezuela nicaragua panama brasil brazil portuguese europe european asian african arabic hebrew latin hispanic latino ingles espanol
  medicare medicaid obamacare medigap tricare aetna cigna humana anthem kaiser caremark optum optumrx express scripts goodrx healthcare unitedhealthcare bcbs
  moda regence ohp silverscript wellcare molina centene ambetter champva obama costco walmart walgreens cvs kroger safeway albertsons target publix amazon
  fred meyer rite aid bartell sams fedex ups usps uber doordash instacart lyft google apple android iphone ipad samsung facebook instagram whatsapp zoom
  paypal venmo zelle visa mastercard discover amex twilio rxweb internet wifi alexa siri chatgpt
  pfizer moderna novavax janssen shingrix prevnar gardasil covid corona paxlovid dexcom freestyle libre omnipod onetouch accu chek contour lilly novo
  depends poise ensure boost pedialyte gatorade glucerna boudreaux desitin vaseline neosporin bengay icyhot dove aveeno cerave cetaphil eucerin colgate listerine
  dr rx otc dme nsaid god jesus dios lord bible santa santo san saint tums rolaids zyrtec pepto miralax dulcolax senokot metamucil benefiber imodium visine clorox lysol
  disney albuquerque mongolia africa asia fresno tulsa wayne cedar destin branson toledo odessa portugal peru michoacan jalisco oaxaca guanajuato puebla sonora sinaloa chihuahua veracruz tijuana bayamon ponce
  guadalajara monterrey habana cancun irish scottish welsh greek polish dutch turkish thai cuban virgen methodist lutheran league buick ford chevy toyota honda tesla
  north south east west northwest southwest northeast southeast main downtown hispanos native indigenous democrat republican catholic christian muslim jewish
  `
    .trim()
    .split(/\s+/),
);
