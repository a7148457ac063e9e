export const id = 8567;
export const ids = [8567];
export const modules = {

/***/ 68567:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readMedia: () => (/* binding */ readMedia)
});

// EXTERNAL MODULE: ./build/tools/excerpt.js
var excerpt = __webpack_require__(37517);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./build/tools/media/image.js

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/**
 * Kind and size (pixels) of an image that is whole, by its bytes, whatever it is called. Null for anything else: a provider
 * refuses a whole request for one broken image in it.
 */
function imageOf(bytes) {
    try {
        return png(bytes) ?? jpeg(bytes) ?? gif(bytes) ?? webp(bytes);
    }
    catch (error) {
        // It ends before what it says it holds.
        if (error instanceof RangeError)
            return null;
        throw error;
    }
}
function png(bytes) {
    if (!bytes.subarray(0, 8).equals(pngSignature) || bytes.toString('latin1', 12, 16) !== 'IHDR')
        return null;
    for (let at = 8;;) {
        const length = bytes.readUInt32BE(at);
        const kind = bytes.toString('latin1', at + 4, at + 8);
        const sum = bytes.readUInt32BE(at + 8 + length);
        if ((0,external_node_zlib_.crc32)(bytes.subarray(at + 4, at + 8 + length)) !== sum)
            return null;
        if (kind === 'IEND')
            break;
        at += 12 + length;
    }
    return { mediaType: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}
function jpeg(bytes) {
    if (bytes.readUInt16BE(0) !== 0xffd8)
        return null;
    for (let at = 2; bytes[at] === 0xff;) {
        const marker = bytes.readUInt8(at + 1);
        const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
        if (isFrame) {
            const ends = bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) > at;
            const size = { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
            return ends ? { mediaType: 'image/jpeg', ...size } : null;
        }
        at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
    }
    return null;
}
function gif(bytes) {
    if (!/^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6)) || bytes.at(-1) !== 0x3b)
        return null;
    return { mediaType: 'image/gif', width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
}
function webp(bytes) {
    if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP')
        return null;
    if (bytes.readUInt32LE(4) + 8 > bytes.length)
        return null;
    const size = webpSize(bytes);
    return size === null ? null : { mediaType: 'image/webp', ...size };
}
function webpSize(bytes) {
    const kind = bytes.toString('latin1', 12, 16);
    if (kind === 'VP8X')
        return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    if (kind === 'VP8 ')
        return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    if (kind !== 'VP8L')
        return null;
    const bits = bytes.readUInt32LE(21);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

;// CONCATENATED MODULE: ./build/tools/media/pdf.js

/** Of compressed objects, all together. */
const mostInflatedBytes = 16 * 1024 * 1024;
/** Pages of a PDF that can be shown; why not, otherwise. Pages that later versions of them replace are counted too. */
function pdfPages(bytes) {
    const text = bytes.toString('latin1');
    if (!text.startsWith('%PDF-') || !text.slice(-2048).includes('%%EOF'))
        return { reason: 'not a whole PDF' };
    if (/\/Encrypt\b/.test(text))
        return { reason: 'an encrypted PDF' };
    let pages = pagesIn(text);
    let room = mostInflatedBytes;
    const streams = /\/Type\s{0,20}\/ObjStm\b/g;
    for (let found = streams.exec(text); found !== null; found = streams.exec(text)) {
        const begins = /stream\r?\n/.exec(text.slice(found.index, found.index + 2000));
        if (begins === null)
            continue;
        const inflated = inflate(bytes.subarray(found.index + begins.index + begins[0].length), room);
        if (inflated === null)
            return { reason: 'not a whole PDF' };
        room -= inflated.length;
        pages += pagesIn(inflated);
        if (room <= 0)
            return { reason: 'a PDF whose pages take too much to be counted' };
    }
    return pages === 0 ? { reason: 'a PDF whose pages cannot be counted' } : pages;
}
function pagesIn(text) {
    return text.match(/\/Type\s{0,20}\/Page(?![A-Za-z])/g)?.length ?? 0;
}
/** Stops at the end of the compressed data, whatever follows. Null for what cannot be read. */
function inflate(bytes, maxOutputLength) {
    try {
        return (0,external_node_zlib_.inflateSync)(bytes, { maxOutputLength }).toString('latin1');
    }
    catch (error) {
        if (error instanceof RangeError)
            return ' '.repeat(maxOutputLength);
        return null;
    }
}

;// CONCATENATED MODULE: ./build/tools/read-media.js



/** Of one file, 2 MiB; providers take requests of about 32 MB, and a history is sent whole each time. */
const mostBytes = 2 * 1024 * 1024;
const mostPixels = 8000;
const mostPages = 20;
/** Of one run. Beyond twenty images providers take smaller ones only. */
const mostShown = { bytes: 12 * 1024 * 1024, images: 20, pages: 80 };
/** An image or a PDF for the model, with a line that says what it is; or why it is not shown, to follow the file's name. */
async function readMedia(handle, bytes, own) {
    if (bytes > mostBytes)
        return { reason: `too large to be shown; the most is ${(0,excerpt/* count */.U9)(mostBytes)} bytes` };
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0, bytes, 0);
    const content = buffer.subarray(0, bytesRead);
    const found = content.subarray(0, 5).equals(Buffer.from('%PDF-')) ? pdf(content) : read_media_image(content);
    if ('reason' in found)
        return found;
    const { shown, media, about } = found;
    for (const kind of ['bytes', 'images', 'pages']) {
        const before = own.mediaShown[kind];
        if (before + shown[kind] > mostShown[kind])
            return {
                reason: `one too many: this run has seen ${(0,excerpt/* count */.U9)(before)} ${kind} of images and PDFs, and the most is ${(0,excerpt/* count */.U9)(mostShown[kind])}`,
            };
    }
    for (const kind of ['bytes', 'images', 'pages'])
        own.mediaShown[kind] += shown[kind];
    return { media, about };
}
function pdf(content) {
    const pages = pdfPages(content);
    if (typeof pages !== 'number')
        return { reason: pages.reason };
    if (pages > mostPages)
        return {
            reason: `a PDF of ${(0,excerpt/* count */.U9)(pages)} pages; at most ${mostPages} are shown (try pdftotext in Bash)`,
        };
    const media = { mediaType: 'application/pdf', base64: content.toString('base64') };
    return { shown: { bytes: content.length, images: 0, pages }, media, about: `PDF, pages: ${pages}` };
}
function read_media_image(content) {
    const known = imageOf(content);
    if (known === null)
        return { reason: 'not a whole PNG, JPEG, GIF or WebP image' };
    const { mediaType, width, height } = known;
    if (width > mostPixels || height > mostPixels || width * height === 0)
        return { reason: `an image of ${width} \u00d7 ${height} pixels; at most ${mostPixels} a side are shown` };
    const media = { mediaType, base64: content.toString('base64') };
    return {
        shown: { bytes: content.length, images: 1, pages: 0 },
        media,
        about: `${mediaType}, ${width} \u00d7 ${height} pixels`,
    };
}


/***/ })

};
