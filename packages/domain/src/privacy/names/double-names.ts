/** Names that are ordinary words or places, too ("Mark", "Grace", "Houston"), lower case without accents. */
export const doubleNames: ReadonlySet<string> = new Set(
  `
  abbey abbot abel abril ada ade albany alden alma amber ambrose ame amity amparo ana angel angela angeles april archer ariel art arty ash asia athena
  atlanta august aurora austin ave avis ball banks banky barb bard baron bart basil baxter beard beau beck bel belen bella belle benn berry bess bill
  bink birch birdie black blanca blanco bond bonita booth brander brandy bren bret brewer brock brooklyn brooks buck bueno bunny burgess burke burr
  burton bush cabello caesar cal calle calypso cam campos candela caprice cara caridad carmel carol carolina carr carson carver casa cass castillo ceil
  celeste chan chance chandler charity charlotte chase chelsea cher cherie cherry china chip christian christie chuck cielo cinderella clara clark clary
  clay cleveland cliff clio cob cobb cole collie colt concepcion constance consuelo cook coop coral cordy cort costa crespo cris cross cruz crystal
  cyrus daddy daffy dahlia daisy dal dale dallas dalton dan dana dar dawn dean deb debby dee del delgado denver derby derk destiny dev dex dey diamond
  dick dickie dill dixie dolly dolores dom domingo don dona dotty drake drew duff duffy duke dulce dusty earl ebony eden enoch esperanza estrella eve
  faith fanny farmer fawn fay fell fern fidel fields finn fletch fleur flint flor flora florence flores florida flowers ford foss foster fowler frank
  frasier freeman gael gage gail gale gard gare garfield garland garner garnet gates gay gene georgia gill ginger glen gloria golden goran grace gracia
  gran grandma grange granny grant gray green gregor griff griffin gross grove grover guerra guinevere gunner guy gypsy hakim hale hall hammer hardy
  harmonia harmony harper harris hart hayes hazel heath herb hercules hill hilly hodge holly holmes holt honey hood hope horn horst houston hunt hunter
  hyacinth iglesias india ira iris israel ivory ivy jack jackson jade jasmine jay jean jemima jesus jewel jinny jock jordan joy juliet julio june kaiser
  kali kent kenya king kip kipper kitty knox lacey lamb lance lane laurel layne lazarus lea leal lee lefty levi lexis lily lincoln little london love
  lowe luce luna luz mab mac mace mack madison madonna magnum major mal margaux marge marina mark marks marlin marsh marten mason max may mayo mead meg
  mel melba mercedes merci mercy merle merv meta mia mickey milagros miles miller minny minor missy misty moll mommy mona monte moon mora moreno moss
  myron myrtle nan napoleon nevaeh newton nieves noble noel noll north nye ode ola olive olympia opal ora orion page palmer paloma pam pandora paris
  park parker pat paz pearce pearl peg pena perla person petunia phoenix pilar pip piper pippy pollyanna poppy porter portia portland powers prado
  precious priest prince prudence pura quick quill quint rab rain rance rand randy raven ray ree reed reese reg reina rem remedios remus rex reyes rice
  rich rios rob robin rocio rocky rog roman romeo roosevelt ros rosa rose rosemary rosy rube rubio ruby rusty sage sal salem salome salvador san sanders
  sandy santa santos sarge savannah sawyer saxon scarface scarlet sena serena sergeant sharp shaw shay shea shem shepherd sher sherry short sierra sig
  silva sim sissy skip skipper sky skye slade snow socorro sol soledad somerset sonny spike star stella sterling stillman stirling stone strong sue
  sully summer sun sunny sweet sydney tally tanner tansy tate teddy temple terra thatch thor thorn toby tod toda toddy tootsie tory trinity troy tucker
  turner una ursa vail val vale valentine van vega venus victor victoria viola violet virginia vita viva wade walker wall wally ward ware waring
  washington wat waters webster weeks wells west wheeler white wise wolf wood woodman woods woody wren yankee york young younger`
    .trim()
    .split(/\s+/),
);
