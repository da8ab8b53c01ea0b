import type { DangerPhrases } from '../danger-phrases.ts';

export const vietnamese: DangerPhrases = {
  breath: `
    (không|ko|khong|k|kg|hông|hong|chẳng|hổng|kh|khg|hết|ngưng|ngừng|ngưng|khó|tắt|nghẹt|ngộp|khó khăn khi|đuối) (thể |còn |thấy |có thể |được )?(thở|hít thở|hô hấp|thở nổi|hít vào)_
    (không|ko|khong|k|chẳng|hông|hổng) … (thở được|thở nổi|hít thở được|thở ra được|lấy hơi được|thở đc|thở dc)
    thở (không|ko|k|hông|khong|hổng|chẳng) (được|nổi|ra|đc|dc|ra hơi|vào)
    (khó thở|khó thỡ|ngạt thở|nghẹt thở|tức thở|hụt hơi|đứt hơi|thở dốc|thở hổn hển|thở gấp|ngộp thở|thở khò khè|ngưng thở|ngừng thở|suy hô hấp|thở khó|thở mệt|tắt thở|thở thoi thóp|thoi thóp)
    (thiếu|hết|không đủ) (không khí|oxy|ô xy|hơi để thở)
    (nghẹn|hóc|mắc nghẹn|mắc kẹt|bị hóc|kẹt) … (cổ họng|cổ|xương|họng|thở|tím|khí quản)
    (bị nghẹn|bị hóc|mắc nghẹn|nghẹt đường thở|sặc) … (thở|tím|không|nói)
    (cổ họng|họng|lưỡi|mặt|môi) … (sưng|phù|bít|tím|xanh|nghẽn|thắt)
    (môi|mặt|da|bé|con|em bé|ngón tay) … (tím tái|tím ngắt|tím|tái xanh|xanh tím)_
    (tím tái|tím ngắt)
    (lên cơn|cơn|bị) (suyễn|hen|hen suyễn|hen phế quản) (nặng|cấp|không|lên|nguy)?
    (sốc|shock) phản vệ|phản vệ
    dị ứng … (nặng|khó thở|sưng|sốc|cổ họng)
    (đuối nước|chết đuối|ngạt nước)
    (hơi thở|nhịp thở) … (yếu|ngắt quãng|không|ngừng|thoi thóp)
    (tho|tho duoc|hit tho|hoi tho) … (khong|ko_|kho|k_|hon hen|gap|khong noi|khong ra|yeu|khong duoc|kho khe|het noi|doc|nang|rit|ngat|ngung|duoi)|(khong|ko|k|hong|kho|ngung|ngừng|het|hết|chang|nghet|ngop|hut|doan|tuc) (the )?(tho|hoi|thở)|(sặc|hóc|nghẹn|mắc) (sữa|xương|cơm|kẹo|thuốc|đồ|thức ăn|nước|cổ|viên|hạt|thịt|bi|thạch|trong)|(tim tai|tím tái|tim nguoi|tím ngắt|môi tím|moi tim|xanh tím|mặt tím)
    (cổ họng|họng|lưỡi|môi|mặt|mắt|cổ|thanh quản)( \\w+){0,2} (sưng|phù|nghẹn|thắt|bít|sưng lên)|(sưng|phù) (cả |hết |vù |to |húp )?(mặt|môi|lưỡi|họng|cổ|mắt)|(ong|tôm|đậu phộng|hải sản|kiến) … (sưng|khó thở|nổi mẩn|dị ứng nặng)|(dị ứng|di ung) … (nặng|khó thở|sưng|kho tho|sưng|nang|họng)|(hen|suyễn|suyen) … (khong het|không đỡ|không hết|nặng|lên cơn|len con|cơn|xịt|khong)
  `,
  chestPain: `
    (đau|tức|nặng|nhói|thắt|đè|ép|nóng rát|bóp|đau thắt|đau tức|đau nhói|nghẹn) (ở |nơi |vùng |dữ dội |thắt |nhói |tức |rát |cả |lồng |nặng |trong |bên |trái |trước )*(ngực|tim|lồng ngực)_
    (ngực|tim|lồng ngực) … (đau|nhói|thắt|đè nặng|bóp nghẹt|nặng trĩu|tức|đau dữ)_
    (nhồi máu|đau tim|cơn tim|ngừng tim|ngưng tim|suy tim cấp|trụy tim|lên cơn đau tim|heart attack|truỵ tim)
    (đột quỵ|đột quị|dot quy|dot qui|tai biến|tai biên|tai biến mạch máu|xuất huyết não|stroke)
    (mặt|miệng|mồm|nửa mặt) … (méo|lệch|xệ|liệt|tê|xếch|chảy xệ)
    (méo miệng|méo mặt|méo mồm|liệt nửa người|liệt mặt|miệng bị méo)
    (tay|chân|nửa người|một bên) … (tê liệt|liệt|không cử động|không nhấc|không giơ|yếu đi|tê cứng|không nhúc nhích|ko cử động|yếu hẳn|tê_|không cảm giác)
    (không|ko|khong|k|hết) (thể |còn )?(nói được|nhìn thấy gì|cử động được tay|giơ tay|nhấc tay|nói ra lời|nói rõ|cử động được|nói đc)
    (nói|giọng) … (ngọng|líu|không rõ|đớ|lắp bắp|ú ớ|khó khăn|nhảm)
    (đột nhiên|bỗng nhiên|tự nhiên|bất ngờ|tự dưng) … (liệt|mù|không thấy|lú lẫn|méo|không nói|tê|ngã quỵ|mất thị lực)
    (tay trái|cánh tay trái|hàm) … (đau|tê|nhói)|đau … (tay trái|lan ra tay|lan xuống tay|lan lên vai)
    (đau đầu|nhức đầu) … (dữ dội|chưa từng|khủng khiếp|nhất đời)
    (ngực|nguc|tim) … (đau|dau|tức|tuc|nhói|nhoi|thắt|that|nặng|nang|đè|de nang|bóp|bop|loạn|loan|thình thịch|ngừng|ngung|nóng rát|ép|khó chịu)|(đau|dau|tức|tuc|nhói|nhoi|ôm|om|thắt|bóp|nặng|đè|ép|co thắt) (ngay |o |ở |lồng |trái |vùng |giữa |bên )*(ngực|nguc|tim_|tim )|nhói tim|tim đập … (loạn|nhanh|mạnh|xỉu|mệt)|đau tim|trụy tim|truy tim|nhồi máu|nhoi mau|đột quỵ|dot quy|tai biến|tai bien|xuất huyết não|đứt mạch máu|stroke
    (miệng|mieng|mặt|mat|môi) … (méo|meo|xệ|lệch|lech|liệt|liet|xếch)|(méo|meo|lệch) (miệng|mieng|mặt|xệch)|(liệt|liet|tê|te|yếu|yeu) (nửa|nua|một|mot|hết|cả|bên|tay|chân|mặt|người)|(tay|chân|chan|nửa người|nua nguoi|bên trái|bên phải) … (liệt|liet|không nhấc|khong nhac|không cử động|tê liệt|tê cứng|tê rần|yếu hẳn|không giơ|không cảm giác|không nhúc|khong cu dong|rũ xuống)
    (nói|noi) (\\w+ )?(ngọng|đớ|ngong|không rõ|khong ro|lắp|líu|không ra|không được|lung tung|nhảm|lảm nhảm|méo)|(tự nhiên|đột nhiên|bỗng|dot nhien|tu nhien|đột ngột) … (nói|mù|không thấy|tê|liệt|ngã|xỉu|lú|yếu)|(mắt|mat) … (không thấy|khong thay|mù|mờ hẳn|tối sầm|không nhìn)|(đau|dau|nhức|nhuc) đầu … (dữ dội|chưa từng|khủng khiếp|búa bổ|nhất|kinh khủng|sét|du doi|chua tung)
  `,
  unconscious: `
    (bất tỉnh|bất tĩnh|ngất xỉu|ngất|xỉu|hôn mê|bat tinh|ngat xiu|hon me|mất ý thức|mất tri giác|bị xỉu|xĩu|mê man)_
    (không|ko|khong|k|chẳng|hông|hổng|gọi không|kêu không|lay không|gọi ko|kêu ko|kêu hoài không|kêu mãi không|gọi mãi không|chưa) (thể |còn |chịu |có |thấy )?(tỉnh|tỉnh lại|tỉnh dậy|thức dậy|dậy|phản ứng|trả lời|đáp|nhúc nhích|cử động|động đậy|mở mắt|phản ứng gì|hồi tỉnh|trả lời nữa)_
    (gọi|kêu|lay|đánh thức) … (không tỉnh|không dậy|không trả lời|không phản ứng|ko tỉnh|ko dậy|không được|không thức|ko phản ứng|ko trả lời|không nghe)
    (co giật|động kinh|lên kinh|làm kinh|kinh phong|cogiat|lên cơn giật|giật kinh|co giat)
    =(ngã|té|gục|ngã gục|ngã quỵ|té xỉu|gục xuống|ngã xuống|té xuống) … (bất tỉnh|không|ko|xỉu|nằm im|sàn|đất|quỵ)
    (ngã quỵ|ngã gục|gục xuống|té xỉu|đổ gục|ngã lăn ra)
    (không|ko|khong|mất|hết|ngưng) (còn |có |thấy )?(mạch|nhịp tim|mạch đập)_
    (tim) … (ngừng đập|ngưng đập|không đập|hết đập)
    (sùi bọt mép|sùi bọt|bọt mép|trợn mắt|mắt trợn|trợn trắng|mắt trợn ngược|mắt đảo)
    (bé|con|em bé|cháu|trẻ|bố|mẹ|ba|má|chồng|vợ|ông|bà) … (mềm nhũn|lả đi|lịm|không động đậy|cứng đờ|lừ đừ|li bì|không phản ứng|nằm im)
    (hình như|chắc|có vẻ|tưởng|dường như) … (chết rồi|đã chết|chết_)|chết rồi_
    (mất ý thức|không còn ý thức|không có ý thức|không còn biết gì|ko còn biết gì)
    (bất tỉnh|bat tinh|ngất|ngat xiu|ngất xỉu|xỉu|xiu roi|hôn mê|hon me|mê man|co giật|co giat|động kinh|dong kinh|kinh phong|làm kinh|lam kinh|sùi bọt|trợn mắt|trợn trắng|bất động|tắt thở|tat tho|ngưng tim|ngung tim)|(không|khong|ko|k|chẳng|hong|chưa) (\\w+ ){0,2}(tỉnh|tinh day|tinh lai|trả lời|tra loi|phản ứng|phan ung|nhúc nhích|cử động|biết gì|mở mắt|dậy nổi|dậy được|mạch|thức dậy|đánh thức|danh thuc|tinh_|day duoc)|(kêu|keu|gọi|goi|lay|đánh thức|danh thuc) (\\w+ ){0,2}(không|khong|ko|hoài|mãi|k_) (\\w+ )?(dậy|day|tỉnh|tinh|trả lời|tra loi|nghe|được|duoc)?|nằm im|nằm bất|ngã quỵ|gục xuống|đổ gục
    (tiểu đường|tieu duong|đường huyết|duong huyet|đường|insulin|hạ đường|tụt đường) … (vã mồ hôi|lú lẫn|run|thấp|thap|không tỉnh|xỉu|mê|tụt|tut|hạ|không biết|mồ hôi|ngất|còn \\d\\d|nói nhảm|lơ mơ)|(hạ đường|tụt đường|ha duong huyet)
    (bé|be_|em bé|em be|trẻ sơ sinh|sơ sinh|so sinh|cháu|tháng|thang|tuần tuổi|con) … (sốt|sot) (\\w+ ){0,3}(3[89]|4[01]|cao quá|co giật|tím)|(sơ sinh|so sinh|tháng tuổi|mới sinh|1 tháng|2 tháng|tuần tuổi|một tháng|hai tháng) … (sốt|sot|nóng)|(sốt|sot) … (sơ sinh|co giật|co giat|cổ cứng|cứng cổ|chấm tím|ban tím|phát ban tím|mê sảng|li bì|lơ mơ|4[012]|không tỉnh)|(sốt|sot cao) … (cứng|tím|đốm)|(bé|em bé|con|cháu|trẻ) … (lừ đừ|lu du|li bì|li bi|mềm nhũn|không bú|khong bu|bỏ bú|không khóc|lả đi|lờ đờ|ngủ hoài không)
    (té|te_|ngã|nga_|rớt|rot|đập|dap|va|u_|chấn thương|bị đánh|rơi|chan thuong) (\\w+ ){0,3}(đầu|dau_|sọ) … (ói|oi_|nôn|non_|xỉu|ngủ|mê|máu|lơ mơ|lo mo|buồn ngủ|choáng|lú)|(té|ngã|rớt|rơi|te_|nga_) … (thang|lầu|giường|cây|mái|ngựa|xe|cầu thang|võng|ghế|nôi|ban công) … (ngủ|chân|cảm giác|đầu|không|đau|máu|lưng|ói|nôn|li bì|gãy|đứng)|chấn thương sọ|đập đầu|dap dau
  `,
  bleeding: `
    (chảy máu|ra máu|chay mau|máu chảy|xuất huyết|mất máu|băng huyết|chảy máo|máu) … (không ngừng|không cầm|ko ngừng|ko cầm|không dừng|nhiều|quá nhiều|khắp nơi|hoài|không hết|không thể cầm|dữ|ồ ạt|không dứt|liên tục|xối xả|ko dừng|lênh láng|khắp|phun|tuôn|mãi)
    (cầm máu|cầm được máu) … (không|ko|k_|hoài không)|(không|ko|khong|chẳng) … (cầm máu|cầm được|cầm đc|ngừng chảy|ngưng chảy)
    (mất|ra|chảy|nhiều|đầy|toàn|phun|vũng|ói ra|nôn ra|quá nhiều) (nhiều |rất nhiều |quá nhiều |cả |toàn )?máu_
    (ói|nôn|ho|khạc|ọc|thổ) (ra )?(nhiều )?(máu|huyết)
    (đi cầu|đi ngoài|tiêu|phân|đại tiện|tiểu) … (ra máu|có máu|đen|máu)_
    (băng huyết|xuất huyết|thổ huyết)
    (có thai|mang thai|bầu|thai) … (ra máu|chảy máu|xuất huyết|ra huyết)|(ra máu|chảy máu|ra huyết) … (có thai|mang thai|bầu|thai)
    (đứt|cắt|rạch|cứa|chém) … (sâu|mạch máu|động mạch|ngón tay|tay|gân|máu|cổ tay|lìa)
    (bị đâm|đâm trúng|dao đâm|bị bắn|trúng đạn|bị chém|vết đâm|bị súng bắn|đâm vào bụng|bắn trúng)
    (vết thương|vết cắt|vết chém) … (sâu|máu|hở|nặng|lớn|rộng)
    (ngón|tay|chân|bàn tay) … (đứt lìa|đứt rời|bị đứt|bị cụt|bị cắt lìa|nát)
    (tai nạn|té|ngã|đụng xe|xe đụng|xe tông) … (máu|nặng|đầu|bị thương|vỡ đầu|bất tỉnh)
    (bị bỏng|phỏng|bỏng|cháy) … (nặng|nước sôi|mặt|toàn thân|dầu sôi|con|bé)
    (vỡ đầu|bể đầu|chấn thương sọ|chấn thương đầu)
    (đầu|cổ|bụng|tai) … chảy máu
    (máu|mau_|chảy máu|chay mau|xuất huyết|băng huyết|bang huyet|ra máu|ra mau) … (không (cầm|ngừng|ngưng|dứt|hết)|khong (cam|ngung|dung|het)|nhiều|nhieu|hoài|quá|phun|xối|xả|có bầu|mang thai|liên tục|đầm đìa|lênh láng|ướt|cục|tiếng|mãi|ồ ạt|tuôn|qua troi|nhieu qua|dữ)|(có bầu|co bau|có thai|co thai|mang thai|mang bầu|bầu) … (máu|mau_|đau bụng dữ|té|huyết)|(ói|nôn|ho|khạc|tiểu|tiêu|ỉa|đi cầu|đi ngoài|oi_|non_|di cau) (\\w+ ){0,2}(máu|mau_|đen)|phân đen|phan den|mất máu|mat mau|băng huyết|bang huyet|chảy máu cam … (tiếng|không|hoài|thuốc|phút|nhiều)
    (đứt|dut|cắt|cat_|chặt|cưa|cua_|dập|nát|kẹp|cụt) (\\w+ ){0,2}(tay|ngón|chân|gân|mạch|lìa|gan_|ngon_|động mạch) … (sâu|lìa|lắm|rời|máu|cưa|máy|rìu|dao|nhiều|hẳn)|(đứt|cưa|cắt|chặt|dập) (đứt |lìa |nát )?(ngón|gân|lìa|động mạch)|(đâm|chém|dam|chem|bắn|ban_) (\\w+ )?(dao|trúng|vào|bụng|tôi|chồng|con|em|anh|súng|nó|người)|(bị|bi) (đâm|chém|bắn|dam|chem|đạn)
    (tai nạn|tai nan|đụng xe|dung xe|tông xe|tong xe|lật xe) … (kẹt|thương|nặng|máu|chết|gấp|mẹ|con|gãy|bất tỉnh|cấp cứu|rồi|vừa|ket|gay)|(xe|xe hơi|xe tải|xe máy|ô tô) (\\w+ ){0,1}(đụng|tông|cán|ủi|dung|tong_|can_) (\\w+ ){0,2}(con|tôi|mẹ|cháu|em|ba|chồng|vợ|bà|ông|người|trúng)|(bị|bi) xe (đụng|tông|cán)|(té|ngã) xe … (nặng|máu|gãy|bất tỉnh|không)
    (phỏng|bỏng|phong|bong_|cháy da|tạt|đổ|dội) … (nước sôi|nuoc soi|dầu|nóng|lửa|axit|acid|mặt|nặng|phồng|độ|người|nồi|cháo|canh|pô)|(nước sôi|dầu sôi|dầu nóng|cháo nóng|canh nóng) … (đổ|tạt|dội|phỏng|bỏng|đổ lên|trúng)
  `,
  poison: `
    (uống|nuốt|ăn|nuot|hít|liếm|ngậm|uong|bú|nốc) … (thuốc tẩy|nước tẩy|thuốc trừ sâu|thuốc diệt|thuốc chuột|thuốc độc|chất độc|xà phòng|xà bông|bột giặt|nước giặt|nước rửa|pin_|cục pin|pin cúc|xăng|dầu hỏa|dầu hoả|axit|acid|cồn|nấm|lá ngón|hóa chất|hoá chất|nam châm|thuốc lá|nicotin|nước hoa|acetone|nước lau|bả chuột|sơn|keo|javel|javen|clo_|nước xả|dầu thơm|cây độc|đồng xu|thuốc rầy|thuốc sâu|bleach|clorox|dầu gió|nước tiểu đường)
    (uống|nuốt|ăn|nuot|uong|chích|tiêm|cho) … (quá nhiều|quá liều|nhầm|lộn|lầm|hết cả|cả chai|cả lọ|cả vỉ|cả hộp|nguyên chai|nguyên vỉ|nguyên lọ|gấp đôi|hai lần|2 lần|một nắm|1 nắm|hết chai|hết lọ|hết hộp|nhiều viên|một đống|quá nhieu|hàng chục|mấy chục|gấp ba|dư_) … (thuốc|viên|liều|insulin|siro|viên thuốc)?
    (uống|nuốt|ăn|lấy|bốc) … (thuốc của tôi|thuốc của mẹ|thuốc của bà|thuốc của ông|thuốc của ba|thuốc của bố|thuốc người lớn|thuốc của người khác|thuốc ngủ của|thuốc huyết áp của|thuốc của chồng|thuốc của vợ|thuốc con chó|thuốc của chó)
    (quá nhiều|nhiều quá|nhiều|một nắm|cả lọ|cả vỉ|cả chai|hết) (viên )?(thuốc ngủ|thuốc giảm đau|thuốc trầm cảm|viên thuốc|thuốc an thần|paracetamol|tylenol|ma túy|ma tuý|heroin|fentanyl)
    (quá liều|qua lieu|sốc thuốc|shock thuốc|sốc ma túy|over dose|overdose|uống dư thuốc|uống quá thuốc)
    (nhầm|lộn|lầm|sai) (cái |loại |liều )?(thuốc|liều|viên)
    (thuốc|liều) … (uống nhầm|uống lộn|uống lầm|uống sai|cho nhầm|đưa nhầm|nhầm rồi|không phải của tôi mà)
    (uống nhầm|uống lộn|uống lầm|uống sai|cho uống nhầm|nuốt nhầm|chích nhầm|tiêm nhầm|chích lộn)
    (ngộ độc|ngô độc|ngo doc|trúng độc|nhiễm độc|bị đầu độc|đầu độc|bỏ độc|thuốc độc|trúng thực)
    (bé|con|con trai|con gái|cháu|em bé|đứa nhỏ|trẻ|con tôi) … (nuốt|uống|ăn|nuot|cho vào miệng|bỏ vào miệng|ngậm) … (thuốc|viên|pin|vật|hóa chất|nước|đồ|mấy viên|cục|nhầm)
    (rắn|nhện|bò cạp|bọ cạp|rết|ong) … (cắn|đốt|chích)_ … (tôi|con|bé|sưng|tay|chân|chồng|mẹ|ba)?|(bị) (rắn|nhện|bò cạp|bọ cạp) (độc )?(cắn|chích|đốt)
    (hít|ngửi|ngạt|ngộp) (phải |nhầm |thấy )?(khí ga|khí gas|gas|khói|khí than|khí độc|hơi độc|khí co_|hóa chất|hơi clo|xăng)
    (rò rỉ|xì|rò) (khí )?(ga|gas)|khí co_ … (ngộ|hít|nhức)
    (hóa chất|hoá chất|axit|thuốc tẩy|xà phòng|acid) … (vào mắt|văng|bắn|dính|mắt)
    (uống|uong|nuốt|nuot|liếm|ngậm|uog|bỏ vào miệng|cho vào miệng) … (pin|nước rửa|nuoc rua|thuốc tẩy|thuoc tay|viên giặt|bột giặt|xà bông|xa bong|thông cống|thuốc chuột|thuoc chuot|trừ sâu|tru sau|diệt cỏ|xăng|xang|dầu hôi|dau hoi|dầu hỏa|dầu gió|nước hoa|nam châm|đồng xu|tiền cắc|tàn thuốc|thuốc lá|điếu thuốc|cần sa|nấm|trái độc|lá độc|axit|acid|sơn_|keo dán|thuốc độc|chất độc|độc|javel|nước lau|nước tẩy|hóa chất|mỹ phẩm|dầu nhớt|băng phiến|thủy ngân|lá ngón|bả chuột|dầu gội|chất tẩy)
    (uống|uong|nuốt|nuot|uog|xài|chích|chich|tiêm|cho bé uống|cho con uống|uống hết) (\\w+ ){0,5}(hai lần|2 lần|2 lan|hai lan|gấp đôi|gap doi|quá liều|qua lieu|quá nhiều|qua nhieu|nhầm|nham_|lộn|lon_|dư_|lố_|sai|\\d\\d+ viên|\\d\\d+ vien|nguyên|nguyen|cả hộp|ca hop|cả vỉ|cả chai|hết (thuốc|hộp|chai|vỉ|lọ)|một nắm|cả nắm|mot nam|nhiều thuốc|liều đôi|ba lần|3 lần|cả tuần một lần|trăm viên|chục viên)|(nhầm|lộn|sai|lon_|nham_) (\\w+ )?(thuốc|thuoc|liều|lieu|toa)|(thuốc|thuoc|liều|insulin) (\\w+ ){0,3}(nhầm|lộn|gấp đôi|hai lần|2 lần|quá nhiều|quá liều|của (chó|mèo|chồng|vợ|người khác|bà|ông))|\\d+ (đơn vị|viên|mg|ml|don vi) (thay vì|thay vi|thay cho)|(sốc|soc|quá) (thuốc|thuoc|liều|lieu|ma túy)
    (trộn|tron_|pha|hòa) (\\w+ ){0,4}(thuốc tẩy|thuoc tay|tẩy rửa|javel|giấm|amoniac|chất tẩy|axit|hóa chất)|(thuốc tẩy|thuoc tay|axit|acid|hóa chất|nước tẩy|chất tẩy|vôi|keo) (\\w+ ){0,3}(mắt|mat_|ho_|họng|da_|phổi|khó thở)|(mùi|mui|rò|xì|hở|ngửi|hít|ngộp) (\\w+ )?(gas|ga_|khói|khoi|khí|hóa chất) … (chóng mặt|chong mat|nhức đầu|ói|mệt|ngất|khó thở|đau đầu)|(hít|ngộp) (phải |nhiều )?(khói|khoi|khí|gas)|(ngộ độc|ngo doc|trúng độc|trung doc|đầu độc|dau doc|nhiễm độc|khí co_)
    (rắn|ran_|bò cạp|bo cap|nhện|nhen|rết|chó dại|sứa|ong vò vẽ) … (cắn|can_|chích|chich|đốt|mổ|chó)|(rắn|ran_|bò cạp|nhện|rết) (độc|cắn)|(ma túy|ma tuy|heroin|thuốc lắc|hàng đá|chơi đá|fentanyl|bạch phiến|phê) … (thở|tỉnh|tho_|tinh|xỉu|quá|co giật|sùi)|(rượu|ruou|bia) … (thuốc ngủ|thuoc ngu|xanax|kêu không|không dậy)
  `,
  suicide: `
    (muốn|định|sẽ|muon|tính|đòi|mún|thà|nghĩ đến|nghĩ tới|nghĩ về|suy nghĩ|ước gì|ước được|chỉ muốn|chỉ mún|cố|toan|ý định) (đến |tới |được |mình |đi |là |việc |chuyện |cái |tìm |đến việc |về việc |đến chuyện )*(chết|tự tử|tự sát|kết liễu|tự kết liễu|chấm dứt cuộc|chấm dứt mạng|nhảy cầu|nhảy lầu|treo cổ|kết thúc cuộc|kết thúc tất cả|kết thúc mạng|giết mình|tự vận|biến mất|cái chết|đi chết|tìm chết|chết cho xong|từ bỏ cuộc sống)
    =(tự tử|tự sát|tự vẫn|tự vận|quyên sinh|tự kết liễu|tự hủy hoại)
    (tự kết liễu|kết liễu (đời|cuộc đời|cuộc sống|mạng sống|bản thân)|tự giết|giết chết bản thân|tự treo cổ|treo cổ tự|uống thuốc ngủ tự)
    (tu tu) … (chet|muon|toi|con)|(toi|con toi|ban toi|chong toi|vo toi|dang|bi) … (muon tu tu|dinh tu tu|doi tu tu)|muon tu (sat|van|tu|vẫn)
    (không|ko|khong|k|chẳng|hết|chán|hông|hổng|kg) (còn |muốn |thiết |có |muốn tiếp tục |thể |lý do |lý do gì |lí do |lí do gì |động lực |để |gì |muon |muốn còn |thiết tha )*(sống|song nua|sống nữa|tồn tại|tỉnh dậy nữa)_
    (muốn|định) (chấm dứt|kết thúc) (cuộc đời|cuộc sống|mạng sống|tất cả|mọi thứ|sự sống|đời mình|đời)
    (chấm dứt|kết thúc|từ bỏ) (cuộc đời|cuộc sống|mạng sống|đời) (này|của mình|của tôi|mình|tôi|em|của em)?
    (chán sống|chán đời|không thiết sống|hết muốn sống|sống không bằng chết|sống để làm gì|sống làm gì|chết đi cho|chết quách|chết cho xong|chết đi còn hơn|muốn chết)
    (cuộc sống|cuộc đời|đời|sống) … (vô nghĩa|không có ý nghĩa|không còn ý nghĩa|không đáng|chẳng còn ý nghĩa|ko còn ý nghĩa|không còn gì)
    (tốt hơn|đỡ hơn|nhẹ nhõm hơn|vui hơn|đỡ khổ|hạnh phúc hơn) … (không có tôi|tôi chết|em chết|con chết|mình chết|không có em|không có mình|không có con|nếu tôi không)
    (nếu|khi|lúc) (tôi|em|con|mình) (chết|không còn|biến mất|ko còn) … (tốt hơn|đỡ|nhẹ|khỏe hơn|hơn)
    (thà|ước|ước gì|giá mà|giá như) … (chết|không được sinh ra|đừng sinh ra|chưa từng sinh ra|đừng tỉnh lại)
    (rạch tay|cắt tay tự|cắt cổ tay|tự cắt|tự rạch|rạch cổ tay|tự làm đau|tự làm hại|tự hại|tự gây thương|làm đau bản thân|làm hại bản thân|tự làm tổn thương|hại bản thân|cắt mạch máu|cứa cổ tay|cắt gân)
    (con trai|con gái|con|bạn|chồng|vợ|anh|chị|em|mẹ|bố|ba|má|người yêu|cháu) … (muốn chết|đòi chết|dọa chết|doạ chết|đòi tự|dọa tự|doạ tự|muốn tự tử|muốn tự sát|nói muốn chết|không muốn sống|nói về cái chết|định tự|thư tuyệt mệnh|ko muốn sống)
    (thư tuyệt mệnh|vĩnh biệt|từ biệt cõi đời|lời trăng trối|xin vĩnh biệt|tạm biệt cuộc đời|tạm biệt thế giới)
    (không chịu nổi|chịu hết nổi|hết chịu nổi|không chịu đựng|ko chịu nổi) … (chết|sống|cuộc đời|kết thúc|cuộc sống)
    (ngủ) … (không bao giờ (tỉnh|thức|dậy)|mãi mãi|luôn không|đừng dậy|không dậy nữa|không tỉnh lại)
    (thuốc ngủ|súng|dao|dây thừng|cây cầu|sợi dây) … (để chết|tự tử|tự sát|chết cho|kết thúc)
    đáng chết_ … (tôi|em|con|mình)|(tôi|em|con|mình) (thật )?(đáng chết|nên chết)
    (muốn|muon|mún|mun_|đòi|doi_|định|dinh_|sẽ|se_|sắp|thà|tha_|ước gì|uoc gi|nghĩ|nghi_|tính|tinh_|dọa|doa_|ước|tìm cách) (\\w+ ){0,5}(chết|chet|tự tử|tu tu|tự sát|tu sat|tự vẫn|tu van|biến mất|bien mat|kết thúc|ket thuc|kết liễu|ket lieu|quyên sinh|nhảy lầu|nhảy cầu|treo cổ|ngủ luôn|không thức dậy|khong thuc day|không dậy|đi theo (mẹ|ba|ông|bà|chồng|vợ)|giải thoát|tự bắn|đừng sinh ra|từ giã|tan biến|chấm dứt)|(không|khong|ko|k|hok|hông|hong|chẳng|đâu|hổng|chả|kg) (\\w+ ){0,2}(muốn|muon|thiết|thiet|còn muốn|đáng|dang|nên|còn lý do|thể) (\\w+ ){0,2}(sống|song_|tồn tại|thức dậy|tiếp tục)|(chán|chan_|mệt mỏi|met moi|ghét|quá mệt|bế tắc|tuyệt vọng) (\\w+ )?(sống|song_|đời|doi_|cuộc sống|cuộc đời|cuoc song|tất cả và)|(sống|đời|song_|cuộc sống|cuộc đời) (\\w+ ){0,3}(vô nghĩa|không còn ý nghĩa|làm gì|chi nữa|vô ích|khổ quá|vo nghia|lam gi|không còn gì)
    (tự tử|tu tu_|tự sát|tu sat|tự vẫn|tu van_|tự tự|tự thiêu|treo cổ|treo co_|nhảy lầu|nhay lau|nhảy cầu|nhay cau|cắt tay|cat tay|rạch tay|rach tay|rạch cổ tay|cắt cổ tay|cắt mạch|tự hại|tự làm đau|tu lam dau|tự đâm|tự cắt|tự rạch|tự bắn|tự kết|quyên sinh|tuyệt mệnh|tuyet menh)|(cầu|lầu|sân thượng|xe lửa|mái nhà|ban công|tàu|đường ray|sông) … (nhảy|nhay|lao|gieo|sắp nhảy|tự)|(nhảy|nhay|lao|gieo mình) (\\w+ ){0,2}(cầu|lầu|xe lửa|tàu|sông|xuống|cau_|lau_)
    (bao nhiêu|bao nhieu|mấy|may_|cách|cach_|làm sao|lam sao|liều|thuốc gì) (\\w+ ){0,6}(chết|chet|tự tử|chết không đau|không tỉnh lại)|(thuốc|thuoc|súng|dao|dây|dây thừng|sợi dây|than) (\\w+ ){0,3}(để chết|de chet|tự tử|sẵn sàng|chờ sẵn|để kết|rồi)|(uống thuốc|uong thuoc) (để |de )?(chết|chet|tự tử)|sợi dây thừng|dây thòng|(thư|tin nhắn|lời|tin|nhắn|viết|video) (\\w+ ){0,2}(tuyệt mệnh|vĩnh biệt|từ biệt|cuối cùng|trăng trối|vinh biet|tu biet|cuoi cung|từ giã|chia tay cuộc đời)|(vĩnh biệt|vinh biet|từ biệt|tu biet|vĩnh viễn ra đi)|(tha thứ|tha lỗi|xin lỗi mọi người) … (con|vĩnh|đi|mẹ)|đêm nay (là )?(đêm )?cuối
    (gánh nặng|ganh nang) … (gia đình|mọi người|cho|của|con|ba mẹ)|(không có|khong co|thiếu|không còn|vắng) (tôi|mình|con|em|toi|tui|t_|tao) (\\w+ ){0,4}(tốt hơn|hạnh phúc|vui|nhẹ|đỡ khổ|khỏe|tot hon)|không ai (\\w+ )?(nhớ|quan tâm|thương|biết|khóc|cần) (\\w+ )?(tôi|mình|con|em)|(đừng|chưa từng|không nên) (\\w+ )?(sinh ra|được sinh|tồn tại|có mặt)|(không còn|hết|khong con|het_) (\\w+ )?(lối thoát|hy vọng|hi vọng|loi thoat|đường lui|đường sống)|(trời|chúa|phật|chua_) (ơi )?(\\w+ )?(cho con chết|rước con|mang con đi|bắt con)|không đáng sống|theo (mẹ|ba|ông|bà) (\\w+ )?(luôn|xuống|về)|cho hết đồ|thiết sống
    =(ăn|cắn|hít) … (pin_|viên giặt|xà bông|bột giặt|thuốc chuột|thuốc rầy|nấm|trái độc|lá độc|độc_|cần sa|thuốc lá|nhang|bả chuột|keo dán|khói|hóa chất|kẹo cần|tàn thuốc|thuốc (huyết áp|của|tiểu đường|tim))
  `,
  help: `
    =(cứu|kíu|cíu) (tôi|với|em|con|mẹ|bố|ba|má|chồng|vợ|mạng|người|chúng tôi|mình|tui|giúp|bé|cháu|bà|ông|anh|chị|nó|lấy)
    (cuu toi|cuu voi|cuu mang|cuu nguoi|cuu em|cuu con toi|cuu chung toi|cuu tui)
    (gọi|goi|kêu|cần|can|xin|điều|đưa|làm ơn gọi) … (xe cứu thương|xe cuu thuong|cấp cứu|cap cuu|911|115|xe cấp cứu|cảnh sát gấp|cứu hỏa)
    (cấp cứu|cap cuu|cứu thương|cap cứu)_ … (gấp|nhanh|ngay|với|giúp|đây|có|là|trường hợp|khẩn)?
    (khẩn cấp|khan cap|tình trạng nguy kịch|nguy kịch|nguy hiểm tính mạng|nguy hiểm đến tính mạng|nguy cấp|đe dọa tính mạng|ngàn cân treo)
    (sắp chết|sap chet|đang chết|đang hấp hối|hấp hối|gần chết|chết mất|sắp mất|sắp đi rồi|chết tới nơi|dang chet|sắp không qua khỏi)
    (giúp|giup|giúp đỡ|cứu) … (khẩn|gấp|cấp cứu|nguy hiểm|sắp chết|chết mất|nguy kịch|nhanh lên|mau lên)
    (chồng|bạn trai|người ta|ai đó|hắn|anh ta|nó|kẻ) … (đánh tôi|đánh em|giết tôi|giết em|bóp cổ|hành hung|cưỡng hiếp|hiếp dâm|tấn công|đánh đập|đòi giết|muốn giết|đâm tôi)
    (bị hiếp|bị cưỡng hiếp|bị đánh đập|bị tấn công|bị hành hung|bị cưỡng bức)
    (vỡ ối|vỡ nước ối|sắp đẻ|sắp sinh rồi|chuyển dạ|đang đẻ|em bé sắp ra|đẻ rơi|sinh rồi)
    (điện giật|bị giật điện|chết đuối|đuối nước|sét đánh)
    (tính mạng|mạng sống) … (nguy|đe dọa|nguy hiểm)
    (cứu|cuu_) (với|voi|tôi|toi|con|mẹ|me_|ba_|giúp|mạng|vs|em|chồng|vợ|nguoi)|(gọi|goi_|kêu|keu|cần|can_|đưa|cho) (\\w+ ){0,3}(cấp cứu|cap cuu|cứu thương|cuu thuong|911|115|113|xe cứu|cứu hỏa)|(cấp cứu|cap cuu|khẩn cấp|khan cap|nguy kịch|nguy kich|nguy hiểm tính mạng|hấp hối|hap hoi|thập tử|sắp chết|sap chet|đang chết|gần chết rồi|sắp mất|hấp hối|chết mất)|(giúp|giup|làm ơn|lam on) … (chết|chet|cấp cứu|gấp|gap_|nguy|tỉnh)
    (điện|dien_) giật|(giật điện|giat dien|sét đánh|bị điện|ổ điện|o dien|chạm điện)|(hồ bơi|ho boi|sông|biển|hồ_|bồn tắm|xô nước|giếng|lu_|bể bơi) … (té|rớt|ngã|đuối|chìm|rơi|sặc)|(té|ngã|rơi|chìm|rớt) (xuống|vô|vào|trong|dưới) (\\w+ )?(hồ|ao_|sông|biển|giếng|nước|bể|ho boi)|đuối nước|duoi nuoc|chết đuối|suýt đuối
    (vỡ|vo_|bể|ra) (nước )?(ối|oi_)|(đau đẻ|dau de_|chuyển dạ|chuyen da|sắp sinh|sap sinh|sắp đẻ|đẻ rơi|đang đẻ|sinh rồi|em bé ra|em be ra|gò \\d|cơn gò|đầu em bé|sinh non)|(cháy|chay_) (nhà|nha_|bếp|phòng|căn hộ|chung cư)|hỏa hoạn|(nhà|bếp|phòng) (\\w+ )?(cháy|bốc cháy)|phát hỏa
    (chồng|bồ|bạn trai|nó|người ta|ba tôi|anh ta|hắn|chong) (\\w+ ){0,2}(đánh|bóp cổ|giết|đâm|dọa giết|đòi giết|cưỡng|danh_ (toi|em)) (\\w+ )?(tôi|em|con|chết|toi|mẹ|tui)|(muốn|dọa|đòi|định) giết (tôi|em|con|người|mẹ|toi)|hãm hiếp|ham hiep|hiếp dâm|hiep dam|cưỡng hiếp|cưỡng bức
  `,
  calm: `
    (trả|tính|trừ|tốn|mất|charge) (\\w+ )?tiền … (quá nhiều|nhiều|hai lần|2 lần|dư_)|(tính|trừ) (\\w+ )?(tiền )?(hai lần|2 lần)
    (không|khong|ko|k|hết|het|chưa|đã hết|không còn|không bị|hết bị) (bị |có |co |thấy |còn )*(đau ngực|dau nguc|chảy máu|chay mau|sốt|khó thở|tức ngực|ra máu)( nữa| rồi)?
    (mất|chết|qua đời|chet|mat_) (\\w+ ){0,3}(năm ngoái|nam ngoai|tháng trước|mùa (hè|đông|thu|xuân)|năm trước|hồi|năm \\d{4}|lâu rồi|tuần trước)
    (nhồi máu|đột quỵ|dot quy|tai biến|động kinh|tự tử|sốc thuốc|tai nạn|co giật|suyễn|ngộ độc|xuất huyết|đau tim|phẫu thuật) (\\w+ ){0,4}(năm trước|tháng trước|năm ngoái|năm \\d{4}|hồi (nhỏ|xưa|trước|năm)|ngày xưa|lúc nhỏ|lâu rồi|nam truoc)
    (hồi nhỏ|hồi xưa|năm \\d{4}|lúc nhỏ|\\d+ năm trước|năm ngoái|ngày xưa|hồi trước) (\\w+ ){0,3}(bị )?(nhồi máu|đột quỵ|tai biến|động kinh|tự tử|sốc thuốc|tai nạn|co giật|suyễn|ngộ độc|chết)
    (phim|báo|bài|sách|tin|tin tức|truyện|nhạc|tivi|đài|video|bài hát|kịch|phóng sự) (\\w+ ){0,3}(về|thấy|có|nói|tin|kể|của|trên) … (tự tử|sốc thuốc|chết|tự sát|đột quỵ|ngộ độc|giết|tai nạn|đuối nước|đầu độc)
    (đói|mệt|cười|met_|doi_|cuoi_|nóng|lạnh|buồn ngủ|khát|mắc cỡ|thèm|vui|sợ|chán|đẹp|ngon|nhớ|lo|quê|xấu hổ|bực|tức) (\\w+ )?(gần |sắp |muốn |muon |mún |đến |tới )+(chết|chet|xỉu|xiu_|ngất)|(đứt|cắt|phỏng|bỏng|trầy) (\\w+ )?(nhẹ|chút|xíu|sơ_|ít_)|cháy nắng|thử máu|xét nghiệm máu|(uống|ăn) (\\w+ ){0,4}(được không|duoc khong|có sao không)|(ho|sốt|đau|mệt) (chút xíu|xíu|nhẹ|một chút)|hết rồi
  `,
};
